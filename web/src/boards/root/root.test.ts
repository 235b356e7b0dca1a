import { readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import type { Seat } from '../../lib/wire';
import type { Target } from '../board';
import { battleIn, lastBattle, stepOf, steps } from './battle';
import { cardInWords, cardOf, cards } from './cards';
import { choices, holdsTarget } from './choices';
import { describe } from './describe';
import { apart, BURROW, drawn, fromLine, HEIGHT, inside, outline, R, WIDTH } from './geometry';
import { factOf, facts, moodItems, ranks, relicOf } from './facts';
import { fieldInWords, fieldsOf, pictured } from './fields';
import { glyphs } from './glyphs';
import { bySuit, columnsOf, glance, glanceInWords } from './glance';
import { factionLook, leaderFacts, factions, markOf, pieceName, pieceSort } from './looks';
import { maps } from './maps';
import { layout, plotAt } from './pieces';
import { quests } from './quests';
import { sampleEvent as event, samplePlayers, sampleView } from './sample';
import { bandits, burrow, forestPieces, inForest, placeOf, things, trail } from './things';
import { tracks } from './tracks';
import type { MapName } from './view';
import { clearingFacts, clearingInWords } from './words';

const seats = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ seat, name, player: 'person' })) as Seat[];
const names = Object.keys(maps) as MapName[];
const data = (file: string): string => readFileSync(new URL(`../../../../src/maraud/games/root/data/${file}.toml`, import.meta.url), 'utf8');
const target = (element: string, label = element, number = 1): [string, Target[]] => [element, [{ option: element, label, element, hint: '', kind: '', number }]];

/** The tables of a data file, each as its lines `key = value`. */
function tables(file: string): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const part of data(file).split(/^\[/m).slice(1)) {
    const name = part.slice(0, part.indexOf(']'));
    const rows: Record<string, unknown> = {};
    for (const [, key, value] of part.matchAll(/^([\w-]+) = (.+)$/gm)) {
      const plain = value?.replace(/ # .*/, '').trim() ?? '[';
      if (key && !/^\[$|,$/.test(plain)) rows[key] = plain.startsWith('{') ? plain : JSON.parse(plain);
    }
    rows.touches = [...part.matchAll(/touches = (\[.*?\])/g)].map(([, list]) => JSON.parse(list ?? '[]') as number[]);
    found.set(name, rows);
  }
  return found;
}

group('the maps', () => {
  it.each(names)('%s is the map the server plays on', (name) => {
    const row = tables('maps').get(name);
    const map = maps[name];
    expect(map.paths).toEqual(row?.paths);
    expect(map.closed).toEqual(row?.closed ?? []);
    expect(map.slots).toEqual(row?.slots);
    expect(map.forests).toEqual(row?.touches);
    expect(map.tower).toBe(row?.tower ?? 0);
    const rivers = row?.rivers as number[][];
    const on = [...map.river.by, ...map.lake].sort((a, b) => a - b);
    expect(on).toEqual([...new Set(rivers.flat())].sort((a, b) => a - b));
  });

  it.each(names)('%s has its clearings side by side, whole, and in the right quarter', (name) => {
    const { clearings } = drawn(name);
    const at = tables('maps').get(name)?.at as number[][];
    clearings.forEach((a, n) => {
      expect(a.x > R && a.x < WIDTH - R && a.y > R + 20 && a.y < HEIGHT - R).toBe(true);
      for (const b of clearings.slice(n + 1)) expect(apart(a, b)).toBeGreaterThan(2 * R + 15);
      const [x = 0, y = 0] = at[n] ?? [];
      expect(Math.abs(a.x / WIDTH - x / 100) + Math.abs(a.y / HEIGHT - y / 100)).toBeLessThan(0.25);
    });
  });

  it.each(names)('%s has trees and pawns in its forests only', (name) => {
    const { clearings, forests } = drawn(name);
    for (const { id, spot, trees } of forests) {
      expect(trees.length, `trees of forest ${id}`).toBeGreaterThan(1);
      for (const p of [spot, ...trees]) {
        expect(p.x > 0 && p.x < WIDTH && p.y > 0 && p.y < HEIGHT).toBe(true);
        for (const clearing of clearings) expect(apart(p, clearing), `forest ${id}`).toBeGreaterThan(R);
      }
    }
    forests.forEach((a, n) => {
      for (const b of forests.slice(n + 1)) expect(apart(a.spot, b.spot), `forests ${a.id} and ${b.id}`).toBeGreaterThan(40);
    });
  });

  it.each(names)('%s has room for the Burrow beside its clearings, paths and forests', (name) => {
    const { clearings, roads, closed, forests, burrow: at } = drawn(name);
    expect(at.x > BURROW && at.x < WIDTH - BURROW && at.y > BURROW && at.y < HEIGHT - BURROW).toBe(true);
    for (const clearing of clearings) expect(apart(at, clearing)).toBeGreaterThan(R + BURROW);
    for (const { from, to } of [...roads, ...closed]) expect(fromLine(at, from, to)).toBeGreaterThan(BURROW);
    for (const { spot } of forests) expect(apart(at, spot)).toBeGreaterThan(BURROW + 38);
  });

  it('closes its outlines', () => {
    expect(outline(3)).toMatch(/^M.*z$/);
    expect(inside({ x: 1, y: 1 }, [{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 0, y: 4 }])).toBe(true);
    expect(inside({ x: 3, y: 3 }, [{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 0, y: 4 }])).toBe(false);
  });
});

group('cards and quests', () => {
  it('are those of the server', () => {
    const rows = tables('cards');
    expect(Object.keys(cards).sort()).toEqual([...rows.keys()].sort());
    for (const [id, row] of rows) {
      const { name, suit, kind, cost, item, points } = cardOf(id);
      expect({ name, suit, kind, cost, item, points }).toEqual({ name: row.name, suit: row.suit, kind: row.kind, cost: row.cost ?? '', item: row.item, points: row.points });
    }
    const text = data('vagabonds');
    const list = (id: string): string | undefined => new RegExp(`^${id} = \\{.*items = \\[(.*?)\\]`, 'm').exec(text)?.[1];
    const quoted = (items: string[]): string => items.map((item) => `"${item}"`).join(', ');
    for (const [id, { items, suit, name }] of Object.entries(quests)) {
      expect(list(id)).toBe(quoted(items));
      expect(text).toContain(`${id} = { name = "${name}", suit = "${suit}"`);
    }
    expect(text.match(/^[\w-]+ = \{ name/gm)?.length).toBe(Object.keys(quests).length + Object.keys(facts.character ?? {}).length);
  });

  it('fit their tile and are said in words', () => {
    for (const { says } of Object.values(cards)) expect(says.length).toBeLessThan(69);
    expect(cardInWords('arms-trader')).toBe('Arms Trader, bird, costs fox, fox, 2 points. Craft: take a sword from the supply.');
    expect(cardOf('vizier').name).toBe('Loyal Vizier');
  });
});

group('pieces', () => {
  it('of every faction have a look', () => {
    for (const [faction, row] of tables('pieces')) {
      if (row.reach === undefined) continue;
      expect(factions[faction]?.name, faction).toBe(row.name);
      for (const kind of [...String(row.buildings ?? '').matchAll(/([\w-]+) =/g), ...String(row.tokens ?? '').matchAll(/([\w-]+) =/g)]) {
        expect(markOf(kind[1] ?? '')).not.toBe('');
      }
    }
    expect(pieceSort('eyrie-warrior')).toBe('warrior');
    expect(pieceSort('wood')).toBe('token');
    expect(pieceSort('fox-base')).toBe('building');
    expect(pieceName('eyrie-warrior', 2)).toBe('warriors');
  });

  it('stay inside their clearing, with their slots', () => {
    const pieces = [
      { side: 0, piece: 'marquise-warrior', count: 12 }, { side: 1, piece: 'eyrie-warrior', count: 3 }, { side: 2, piece: 'alliance-warrior', count: 1 },
      { side: 0, piece: 'wood', count: 3 }, { side: 0, piece: 'keep', count: 1 }, { side: 2, piece: 'sympathy', count: 1 }, { side: 0, piece: 'sawmill', count: 2 },
    ];
    const view = sampleView({ 11: { pieces, ruin: true, pawns: [3], open_slots: 0 } });
    const clearing = view.clearings[10];
    const spots = clearing ? layout(view, clearing) : [];
    for (const { x, y, size } of spots) expect(Math.hypot(x, y) + size / 3).toBeLessThan(R);
    expect(spots.filter(({ what }) => what === 'building' || what === 'slot' || what === 'ruin')).toHaveLength(3);
    expect(spots.find(({ what }) => what === 'warrior')).toMatchObject({ faction: 'marquise', count: 12 });
    expect(spots.filter(({ what }) => what === 'pawn')).toHaveLength(1);
  });

  it('show a slot for each that is free', () => {
    const view = sampleView();
    for (const clearing of view.clearings) expect(layout(view, clearing).filter(({ what }) => what === 'slot')).toHaveLength(clearing.open_slots);
  });
});

group('what can be pointed at', () => {
  it('is every clearing, a forest with somebody in it, and what is a target', () => {
    const view = sampleView({}, { map: 'mountain' });
    const plain = things(view, new Map(), seats).map(({ element }) => element);
    expect(plain).toEqual(['forest:3', ...view.clearings.map(({ id }) => `clearing:${id}`)]);
    const lit = things(view, new Map([target('path:2', 'From 5 to 9'), target('forest:1'), target('clearing:4', 'Clearing 4')]), seats);
    expect(lit.filter(({ targets }) => targets.length).map(({ element }) => element)).toEqual(['forest:1', 'path:2', 'clearing:4']);
    expect(lit.find(({ element }) => element === 'path:2')?.words).toBe('The closed path from 5 to 9. From 5 to 9');
    expect(inForest(view, 3)).toEqual([{ what: 'pawn', kind: 'pawn', side: 3 }]);
    expect(forestPieces(view, 'forest:3')).toMatchObject([{ x: 0, y: 0, faction: 'vagabond' }]);
    expect(things(view, new Map(), seats)[0]?.words).toBe('Forest 3, Vagabond’s pawn (Di)');
  });

  it('is a path where bandits go, and the bandits are drawn on theirs', () => {
    const hired = sampleView({}, { hirelings: [{ side: 7, hireling: 'highway-bandits', card: 'bandits', demoted: false, controller: 1, control: 1, acted: false, supply: {}, board: { bandits: [[5, 1]] } }] });
    const [road] = drawn('autumn').roads;
    expect(bandits(hired)).toEqual([{ ...road?.middle, side: 7 }]);
    const there = things(hired, new Map([target('road:0', 'Here')]), seats).find(({ element }) => element === 'road:0');
    expect(there?.words).toBe('The path from 1 to 5. Here');
    expect((there?.box.x ?? 0) + 30).toBeCloseTo(road?.middle.x ?? 0);
  });

  it('draws a march from rim to rim', () => {
    const view = sampleView();
    const way = trail(view, ['faction:eyrie', 3, 'clearing:1', 'clearing:5']);
    expect(way?.from).toEqual(drawn('autumn').clearings[0]);
    expect(way?.d).toMatch(/^M.*Q/);
    expect(trail(view, ['faction:eyrie', 3])).toBeNull();
    expect(trail(view, ['clearing:1', 'clearing:1'])).toBeNull();
  });

  it('draws beside the options what is on neither map nor hand', () => {
    const targets = new Map([target('card:anvil'), target('card:sword'), target('column:move'), target('clearing:3'), target('march'), target('number:2')]);
    expect(choices(sampleView(), targets, 0).map(({ element }) => element)).toEqual(['card:sword', 'column:move']);
    const drafted = new Map([target('faction:keepers'), target('faction:eyrie')]);
    expect(choices(sampleView(), drafted, 0).map(({ element }) => element)).toEqual(['faction:keepers']);
    expect(choices(sampleView(), targets, -1).map(({ element }) => element)).toEqual(['card:anvil', 'card:sword', 'column:move']);
  });
});

/** The words of an element in the list of the server's options. */
const words = (name: string): string[] => {
  const row = new RegExp(`"${name}",?\\s*\\[([^\\]]*)\\]`).exec(options)?.[1] ?? '';
  return [...row.matchAll(/"([\w-]+)"/g)].map(([, word]) => word ?? '');
};
const options = readFileSync(new URL('../../../../src/maraud/games/root/options.py', import.meta.url), 'utf8');

group('what factions have to choose from', () => {
  it('has a name, a sentence and a picture for each word of the server', () => {
    expect(Object.keys(facts.mood ?? {})).toEqual(words('mood'));
    expect(Object.keys(facts.plot ?? {})).toEqual(words('plot'));
    expect(Object.keys(facts.retinue ?? {})).toEqual(words('retinue'));
    expect(Object.keys(facts.faction ?? {}).sort()).toEqual(Object.keys(factions).sort());
    expect(Object.keys(facts.minister ?? {})).toEqual(ranks.flatMap(({ ministers }) => ministers));
    for (const minister of Object.keys(facts.minister ?? {})) expect(options).toContain(`"${minister}"`);
    for (const service of Object.keys(facts.upon ?? {})) expect(options).toContain(`"upon:${service}"`);
    const sides = [...data('hirelings').matchAll(/^id = "([\w-]+)"/gm)].map(([, id]) => id ?? '');
    expect(Object.keys(facts.hire ?? {}).sort()).toEqual(sides.sort());
    for (const [kind, row] of Object.entries(facts)) {
      for (const [of, { name, says }] of Object.entries(row)) {
        expect(name && says.endsWith('.') && says.length < 96, `${kind}:${of}`).toBe(true);
        if (!['faction', 'hire', 'character'].includes(kind)) expect(glyphs[of] ?? moodItems[of], of).toBeDefined();
      }
    }
    const said = [...data('sayings').matchAll(/^"\/(mood|minister|plot|upon|retinue|character|hire):(?!give-item)([\w-]+)" = "(.*\.)"$/gm)];
    expect(said.map(([, kind, of, says]) => [kind, of, says])).toEqual(
      ['mood', 'minister', 'plot', 'upon', 'retinue', 'character', 'hire'].flatMap((kind) => Object.entries(facts[kind] ?? {}).map(([of, { says }]) => [kind, of, says])),
    );
    const used = [...data('sayings').matchAll(/^"\/use:([\w-]+)" = "(.*)"$/gm)].map(([, id = '', says = '']) => [id, says]);
    expect(used.length).toBeGreaterThan(20);
    expect(used).toEqual(used.map(([id = '']) => [id, cardOf(id).says]));
    for (const [id, { says }] of Object.entries(facts.faction ?? {})) expect(data('sayings')).toContain(`"choose-faction/faction:${id}" = "${says}"`);
    for (const [id, says] of Object.entries(leaderFacts)) expect(data('sayings')).toContain(`"/leader:${id}" = "${says}"`);
    expect(relicOf('figure-2')).toEqual({ type: 'figure', value: 2 });
    expect(factOf('relic', 'tablet')).toEqual({ name: 'Tablet', says: 'Face down: worth 1, 2 or 3.' });
    expect(factOf('waystation', 'tablet-jewelry').says).toBe('Side up: tablet; below: jewelry.');
  });

  it('is drawn beside the options, a card of the Retinue apart from its twin in the hand', () => {
    const [first, ...rest] = samplePlayers();
    const retinue = { move: ['anvil'], 'battle-then-delve': [], 'move-or-recover': [] };
    const keepers = first ? [{ ...first, faction: 'keepers', board: { retinue, retinue_left: retinue } }, ...rest] : [];
    const view = sampleView({}, { players: keepers, hirelings: [{ side: 6, hireling: 'exile', card: 'exile', demoted: false, controller: 0, control: 1, acted: false, supply: {}, board: {} }] });
    const targets = new Map(['card:anvil', 'card:codebreakers', 'mood:rowdy', 'relic:figure', 'faction:exile', 'hire:exile', 'upon:riverboats'].map((one) => target(one)));
    const list = choices(view, targets, 0);
    expect(list.map(({ element }) => element)).toEqual(['card:anvil', 'faction:exile']);
    expect(holdsTarget('hundreds', targets)).toBe(true);
    expect(holdsTarget('duchy', targets)).toBe(false);
    expect(list.find(({ element }) => element === 'faction:exile')).toMatchObject({ kind: 'hire', of: 'exile' });
  });

  it('are plots that show what a seat knows of them', () => {
    const [first] = samplePlayers();
    const plots = [{ clearing: 3, up: true, plot: 'bomb', ruled_out: [] }, { clearing: 5, up: false, plot: null, ruled_out: ['raid'] }];
    const here = { pieces: [{ side: 0, piece: 'plot', count: 1 }] };
    const view = sampleView({ 3: here, 5: here }, { players: first ? [{ ...first, faction: 'corvids', board: { plots } }] : [] });
    const drawnAt = (id: number) => layout(view, view.clearings[id - 1] ?? view.clearings[0]!).find(({ what }) => what === 'token');
    expect(drawnAt(3)).toMatchObject({ kind: 'bomb', down: false });
    expect(drawnAt(5)).toMatchObject({ kind: 'plot', down: true });
    expect(plotAt(view, 4)).toBeUndefined();
    expect(clearingInWords(view, view.clearings[2]!)).toContain('1 plot (bomb, face up)');
    expect(clearingInWords(view, view.clearings[4]!)).toContain('1 plot (face down)');
  });

  it('are relics that show what they are worth once they are face up', () => {
    const [first] = samplePlayers();
    const relics = [{ relic: 'figure-3', where: 'clearing:4' }, { relic: 'figure-1', where: 'clearing:4' }, { relic: 'tablet', where: 'forest:1' }, { relic: 'tablet-2', where: 'forest:2' }];
    const view = sampleView({ 4: { pieces: [{ side: 0, piece: 'figure-relic', count: 2 }] } }, { players: first ? [{ ...first, faction: 'keepers', board: { relics } }] : [] });
    const spots = layout(view, view.clearings[3]!).filter(({ what }) => what === 'token');
    expect(spots.map(({ kind, count, value }) => [kind, count, value])).toEqual([['figure-relic', 1, 3], ['figure-relic', 1, 1]]);
    expect(clearingInWords(view, view.clearings[3]!)).toContain('2 figure relics (worth 3 and 1)');
    const [one, two] = things(view, new Map(), seats);
    expect([one?.words, two?.words]).toEqual(['Forest 1, a tablet relic', 'Forest 2, a tablet relic worth 2']);
    // The question says where, and there they are lit.
    const lit = (about: string[]) => things(view, new Map([target('relic:figure-1'), target('relic:tablet')]), seats, about).filter(({ element }) => element.startsWith('relic:'));
    const [clearing, woods] = [placeOf(view, 'clearing:4'), placeOf(view, 'forest:1')];
    expect(lit([])).toEqual([]);
    expect(lit(['forest:2', 'forest:1']).map(({ element }) => element)).toEqual(['relic:tablet']);
    expect(lit(['clearing:4', 'forest:1']).map(({ box: { x, y, width } }) => [x + width / 2, y + width / 2])).toEqual([
      [(clearing?.x ?? 0) + 23.5, (clearing?.y ?? 0) - 46],
      [woods?.x, woods?.y],
    ]);
  });

  it('is the Burrow as a place of its own, where moles go to and come from', () => {
    const [first] = samplePlayers();
    const view = sampleView({ 2: { pieces: [{ side: 0, piece: 'tunnel', count: 1 }] } }, { players: first ? [{ ...first, faction: 'duchy', board: { burrow: 3, crowns: {} } }] : [] });
    expect(burrow(view)).toMatchObject({ side: 0, count: 3, tunnels: [2] });
    expect(burrow(sampleView())).toBeNull();
    const place = things(view, new Map([target('clearing:burrow', 'The Burrow')]), seats).find(({ element }) => element === 'clearing:burrow');
    expect(place?.words).toBe('The Burrow: 3 warriors of the Duchy. Tunnels to clearing 2. The Burrow');
    expect(trail(view, ['clearing:burrow', 'clearing:2'])?.from).toEqual(drawn('autumn').burrow);
  });

  it('is told at a glance beside the map', () => {
    const [first] = samplePlayers();
    const saying = (board: object): string => (first ? glanceInWords({ ...first, items: {}, supply: {}, board }) : '');
    expect(saying({ mood: 'rowdy', command: 2, prowess: 1, hoard: { boot: 1 } })).toBe('3 cards in hand, rowdy warlord, command 2, prowess 1, 1 boot');
    expect(saying({ outcast: 'fox', hated: true, acolytes: 1 })).toBe('3 cards in hand, Fox is Hated, 1 acolyte');
    expect(saying({ burrow: 2, swayed: ['captain'] })).toBe('3 cards in hand, 2 warriors in the Burrow, 1 minister');
    expect(saying({ prices: {}, funds: { eyrie: 2, riverfolk: 1 }, payments: {} })).toBe('3 cards in hand, 3 funds, 0 payments');
    expect(first && columnsOf({ ...first, board: { retinue: { move: ['anvil'], 'battle-then-delve': [] } } })).toEqual([{ title: 'Move', ids: ['anvil'] }, { title: 'Delve', ids: [] }]);
  });

  it('is told in words too, whatever is drawn', () => {
    const told = fieldsOf({ mood: 'rowdy', hoard: { boot: 1 }, outcast: 'fox', burrow: 2 }).map(fieldInWords);
    expect(told).toEqual(['Mood: Rowdy', 'Hoard: boot', 'Outcast: Fox', 'Burrow: 2']);
    expect(['mood', 'hoard', 'outcast', 'burrow', 'relics'].every((key) => pictured.includes(key))).toBe(true);
  });
});

group('a battle', () => {
  const told = [
    event('turn-began', 'Bo begins a turn.'),
    event('battle-began', 'Eyrie battles Marquise in clearing 5.', ['faction:eyrie', 'faction:marquise', 'clearing:5']),
  ];
  const rolled = event('rolled', 'The dice show 1 and 3.', [1, 3]);
  const after = [rolled, event('hits-dealt', 'Eyrie takes 1 hit, Marquise takes 3.'), event('removed', 'Marquise loses 3.'), event('scored', 'Bo scores 1.')];

  it('is read from its row', () => {
    expect(battleIn([])).toBeNull();
    expect(battleIn([1, 0, 5, 2, 1, 1, 0, 0, 1, 0, 0])).toEqual({ attacker: 1, defender: 0, clearing: 5, rolled: [2, 1], extra: [1, 0], ignores: [false, true] });
  });

  it('is told step by step', () => {
    expect(lastBattle([])).toBeNull();
    expect(steps[stepOf(lastBattle(told))]).toBe('Ambush');
    expect(steps[stepOf(lastBattle([...told, rolled]))]).toBe('Cards');
    const report = lastBattle([...told, ...after, event('moved', 'Eyrie moves.'), event('scored', 'Later.')]);
    expect(report).toMatchObject({ clearing: 5, dice: [1, 3], title: 'Eyrie battles Marquise in clearing 5.' });
    expect(report?.lines.map(({ step }) => step)).toEqual(['Dice', 'Hits', 'Losses', 'Losses']);
    expect(steps[stepOf(report)]).toBe('Losses');
    const apart = [...told, event('unheard-of', 'Something.'), ...after];
    expect([true, false].map((goesOn) => steps[stepOf(lastBattle(apart, 0, goesOn))])).toEqual(['Losses', 'Ambush']);
    expect(lastBattle([...told, ...after], 2)).toBeNull();
  });

  it('counts what an ambush takes to the ambush', () => {
    const report = lastBattle([...told, event('ambushed', 'Ambush!'), event('discarded', 'A card.'), event('removed', 'Eyrie loses 2.'), event('battle-ended', 'Over.')]);
    expect(report?.lines.map(({ step }) => step)).toEqual(['Ambush', 'Ambush', 'Ambush']);
  });
});

group('words', () => {
  const view = sampleView({ 5: { ruler: 1, open_slots: 1, pieces: [{ side: 1, piece: 'eyrie-warrior', count: 3 }, { side: 1, piece: 'roost', count: 1 }] } });

  it('name a clearing with all that is in it', () => {
    const clearing = view.clearings[4];
    expect(clearing && clearingInWords(view, clearing)).toBe('Clearing 5, rabbit, ruled by Eyrie: Eyrie 3 warriors, Eyrie 1 roost, 1 open slot');
    expect(clearing && clearingFacts(view, clearing)).toEqual(['A rabbit clearing, ruled by Eyrie Dynasties.', '2 slots, 1 of them open.', 'Paths to 1, 2. By the river.']);
    const mountain = sampleView({}, { map: 'mountain', closed: [[5, 9]] });
    const five = mountain.clearings[4];
    expect(five && clearingFacts(mountain, five)[2]).toBe('Paths to 2, 10, 11. Closed: the path to 9.');
  });

  it('tell all of the view, and of hands only what it holds', () => {
    const lines = describe(view, seats, 0).map(({ text }) => text);
    expect(lines[0]).toBe('Map Autumn, turn 9, Bo plays.');
    expect(lines.filter((text) => text.startsWith('In your hand'))).toHaveLength(3);
    expect(lines.some((text) => text.includes('Decree: Recruit: none; Move: Loyal Vizier, Sword; Battle: Cobbler, Bake Sale; Build: Loyal Vizier.'))).toBe(true);
    expect(lines.some((text) => text.includes('2 officers, 4 supporters.'))).toBe(true);
    expect(lines.some((text) => text.includes('tinker in forest 3. Items: 2 boot ready, 1 torch damaged.'))).toBe(true);
    expect(lines.some((text) => text.includes('Marquise Close, Eyrie Hostile, Alliance Indifferent.'))).toBe(true);
    expect(describe(view, seats, -1).some(({ text }) => text.startsWith('In your hand'))).toBe(false);
    expect(lines.some((text) => text.includes('Discarded: Anvil, Ambush!, Ambush!. Dominance to take: Fox.'))).toBe(true);
  });

  it('tell of a player at a glance', () => {
    const [marquise, , alliance, vagabond] = samplePlayers();
    expect(marquise && glanceInWords(marquise)).toBe('3 cards in hand, 9 warriors to place, 1 tea');
    expect(alliance && glanceInWords(alliance)).toBe('3 cards in hand, 10 warriors to place, 4 supporters, 2 officers');
    expect(vagabond && glance(vagabond).map(({ of }) => of)).toEqual(['hand', 'Tinker', 'boot']);
    expect(bySuit(['fox', 'bird', 'fox'])).toEqual([{ suit: 'bird', count: 1 }, { suit: 'fox', count: 2 }]);
  });

  it('tell of boards that have no drawing of their own', () => {
    const hundreds = { mood: 'bitter', hoard: { sword: 2, boot: 1 }, command: 3, oppressed: [2, 5], warlord: 0 };
    expect(fieldsOf(hundreds).map(fieldInWords)).toEqual(['Mood: Bitter', 'Hoard: sword, sword, boot', 'Command: 3', 'Oppressed: 2, 5', 'Warlord: 0']);
    const keepers = {
      retinue: { move: ['faithful-retainer', 'anvil'], 'battle-then-delve': [] },
      waystations: [{ sides: ['tablet', 'jewelry'], clearing: 9, up: 'jewelry' }, { sides: ['tablet', 'figure'], clearing: 0, up: null }],
      relics: [{ relic: 'figure-2', where: 'forest:3' }],
    };
    const [keeper] = samplePlayers();
    const woods = sampleView({}, { players: keeper ? [{ ...keeper, board: keepers }] : [] });
    expect(inForest(woods, 3)).toEqual([{ what: 'token', kind: 'figure-relic', side: 0, value: 2 }]);
    expect(fieldsOf(keepers).map(fieldInWords)).toEqual([
      'Retinue: move: Faithful Retainer, Anvil', 'Retinue: battle then delve: none',
      'Waystations: tablet / jewelry, clearing 9, jewelry, tablet / figure, on the board', 'Relics: figure 2, forest 3',
    ]);
    expect(fieldsOf({ outcast: 'fox', hated: true, lost_souls: { anvil: 2 }, acolytes: 1 }).map(({ kind }) => kind)).toEqual(['suit', 'text', 'card', 'text']);
    for (const player of samplePlayers()) expect(fieldsOf(player.board)).toEqual([]);
  });

  it('know hirelings by name and by the side they are on', () => {
    const hired = sampleView(
      { 2: { ruler: 6, pieces: [{ side: 6, piece: 'forest-patrol-warrior', count: 2 }] } },
      { hirelings: [{ side: 6, hireling: 'forest-patrol', card: 'patrol', demoted: false, controller: 1, control: 2, acted: false, supply: {}, board: { on_card: 1 } }] },
    );
    const clearing = hired.clearings[1];
    expect(clearing && clearingInWords(hired, clearing)).toBe('Clearing 2, mouse, ruled by Forest Patrol: Forest Patrol 2 warriors, 2 open slots');
    expect(describe(hired, seats, 0).map(({ text }) => text)).toContain('Hireling Forest Patrol: serves Bo, 2 markers left. On card: 1.');
    expect(new Set(['forest-patrol', 'last-dynasty', 'brigand'].map((id) => factionLook(id).path)).size).toBe(3);
  });

  it('have as many spaces on a track as there are pieces', () => {
    const rows = tables('pieces');
    for (const [faction, list] of Object.entries(tracks)) {
      for (const { kind, spaces, more } of list) {
        const row = `${String(rows.get(faction)?.buildings)} ${String(rows.get(faction)?.tokens)}`;
        expect(spaces).toBe(Number(new RegExp(`${kind} = (\\d+)`).exec(row)?.[1]));
        for (const { values } of more) expect(values).toHaveLength(spaces);
      }
    }
  });
});
