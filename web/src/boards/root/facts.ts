import { pieceName } from './looks';
import type { Item } from './view';

/** Something to choose that is neither a card nor a piece: its name, and in a sentence what it does. */
export interface Fact {
  name: string;
  says: string;
}

const fact = (name: string, says: string): Fact => ({ name, says });

/** What can be chosen, by the kinds and names of its elements. */
export const facts: Record<string, Record<string, Fact>> = {
  mood: {
    bitter: fact('Bitter', 'In the warlord’s battles: mobs there and next to it become warriors.'),
    grandiose: fact('Grandiose', 'The warlord advances before the other actions.'),
    jubilant: fact('Jubilant', 'Incite a mob at the warlord: roll for up to four more.'),
    lavish: fact('Lavish', 'Give items of the Hoard away: two warriors for each.'),
    relentless: fact('Relentless', 'After an advance with move and battle: one more of either.'),
    rowdy: fact('Rowdy', 'Draw one more card; two with three enemy pieces at the warlord.'),
    stubborn: fact('Stubborn', 'Ignore the first hit in each of the warlord’s battles.'),
    wrathful: fact('Wrathful', 'The warlord deals one extra hit when attacking.'),
  },
  minister: {
    foremole: fact('Foremole', 'Show any card: build in any clearing you rule.'),
    captain: fact('Captain', 'A battle.'),
    marshal: fact('Marshal', 'A move.'),
    brigadier: fact('Brigadier', 'Two moves or two battles.'),
    banker: fact('Banker', 'Spend cards of one suit: a point each.'),
    mayor: fact('Mayor', 'The action of another squire or noble of yours.'),
    'duchess-of-mud': fact('Duchess of Mud', 'Two points with all three tunnels on the map.'),
    'baron-of-dirt': fact('Baron of Dirt', 'A point for each market on the map.'),
    'earl-of-stone': fact('Earl of Stone', 'A point for each citadel on the map.'),
  },
  character: {
    thief: fact('Thief', 'Steal, for a torch: a random card of a player in your clearing.'),
    tinker: fact('Tinker', 'Day labor, for a torch: a discarded card that matches your clearing.'),
    ranger: fact('Ranger', 'Hideout, for a torch: repair three items, and Daylight is over.'),
    vagrant: fact('Vagrant', 'Instigate, for a torch: somebody here battles another, and what they lose scores for you.'),
    arbiter: fact('Arbiter', 'Protector: defenders in your clearing may enlist your swords, which scores a point.'),
    scoundrel: fact('Scoundrel', 'Scorched earth, for a torch: all enemies in your clearing go, and nobody comes there again.'),
    adventurer: fact('Adventurer', 'Improvise: once a turn a quest takes another item for one it shows.'),
    harrier: fact('Harrier', 'Glide, for a torch: to any clearing.'),
    ronin: fact('Ronin', 'Swift strike: after the roll, a sword you exhaust is one more hit.'),
  },
  plot: {
    bomb: fact('Bomb', 'When flipped: removes all enemy pieces here, and itself.'),
    snare: fact('Snare', 'Face up: enemies cannot be placed here, or leave.'),
    extortion: fact('Extortion', 'When flipped: a random card of each enemy here. Face up: draw one more.'),
    raid: fact('Raid', 'When it is removed: a warrior in each clearing next to it.'),
  },
  upon: {
    'hand-card': fact('Hand Card', 'Take any card of the Riverfolk’s open hand.'),
    riverboats: fact('Riverboats', 'For this turn rivers are paths for you.'),
    mercenaries: fact('Mercenaries', 'In Daylight and Evening the Riverfolk’s warriors fight and rule for you.'),
    expose: fact('Expose a plot', 'Show the Corvids a card and name a plot: guess right and it is gone.'),
  },
  retinue: {
    move: fact('Move', 'Each card: a move from a clearing it matches.'),
    'battle-then-delve': fact('Battle, then Delve', 'Each card: battle in a clearing it matches, then take a relic from a forest beside it.'),
    'move-or-recover': fact('Move or Recover', 'Each card: a move, or score relics at waystations in a clearing it matches.'),
  },
  faction: {
    marquise: fact('Marquise de Cat', 'Starts everywhere. Builds with wood, and scores for buildings.'),
    eyrie: fact('Eyrie Dynasties', 'A Decree that grows every turn. Scores for roosts, and falls when it cannot obey.'),
    alliance: fact('Woodland Alliance', 'Spreads sympathy, revolts, and scores for sympathy.'),
    vagabond: fact('Vagabond', 'One pawn with items: explores, aids, does quests.'),
    'second-vagabond': fact('Second Vagabond', 'One pawn with items: explores, aids, does quests.'),
    cult: fact('Lizard Cult', 'Gardens and rituals with cards; converts enemies where the Outcast is.'),
    riverfolk: fact('Riverfolk Company', 'Sells cards and services; trades with what others pay.'),
    duchy: fact('Underground Duchy', 'Tunnels up from the Burrow and sways ministers, who act and score.'),
    corvids: fact('Corvid Conspiracy', 'Lays plots face down; scores when they are turned up.'),
    hundreds: fact('Lord of the Hundreds', 'A warlord with moods and mobs; scores where no enemy is left.'),
    keepers: fact('Keepers in Iron', 'Digs relics out of the forests and scores them at waystations.'),
  },
  hire: {
    'forest-patrol': fact('Forest Patrol', 'By day: a move and a battle, or all on the card back to the map.'),
    'feline-physicians': fact('Feline Physicians', 'A card that matches saves your fallen warriors.'),
    'last-dynasty': fact('Last Dynasty', 'By day: comes, moves on or battles, all together.'),
    'bluebird-nobles': fact('Bluebird Nobles', 'You rule where tied. In Birdsong a point for every three clearings you rule.'),
    'spring-uprising': fact('Spring Uprising', 'In Birdsong: a roll, then a warrior there, or one for all enemies of a clearing.'),
    'rabbit-scouts': fact('Rabbit Scouts', 'Defending: spend a card that matches for the higher roll.'),
    exile: fact('The Exile', 'By day: exhausts items to go from forest to forest and to battle beside them.'),
    brigand: fact('The Brigand', 'By day: takes an item from a ruin, or exhausts one of yours to rob a player.'),
    'riverfolk-flotilla': fact('Riverfolk Flotilla', 'In Birdsong: brings cards, goes along the river, may battle.'),
    'otter-divers': fact('Otter Divers', 'You move along the river whoever rules.'),
    'warm-sun-prophets': fact('Warm Sun Prophets', 'By day: force a player at a Prophet to move or battle, or place a Prophet.'),
    'lizard-envoys': fact('Lizard Envoys', 'In Birdsong: a card from the top five discarded.'),
    'highway-bandits': fact('Highway Bandits', 'By day: a bandit on a path, where enemies lose a warrior on the way.'),
    'bandit-gangs': fact('Bandit Gangs', 'By day: a warrior of yours at each gang, or another gang.'),
    'corvid-spies': fact('Corvid Spies', 'By day: two Spies among enemies; then battles, or cards from them.'),
    'raven-sentries': fact('Raven Sentries', 'One more hit where a building or token of yours is.'),
    'sunward-expedition': fact('Sunward Expedition', 'By day: a foothold with warriors; then a move and a battle, or more warriors.'),
    'mole-artisans': fact('Mole Artisans', 'A card crafted for its item comes back to your hand.'),
    'furious-protector': fact('Furious Protector', 'In Birdsong it moves; everybody loses a warrior where it comes.'),
    'stoic-protector': fact('Stoic Protector', 'Nobody harms your pieces where it is. In Birdsong it moves.'),
    'flame-bearers': fact('Flame Bearers', 'In Birdsong each burns an enemy piece beside it; then one more comes.'),
    'rat-smugglers': fact('Rat Smugglers', 'By day: discard a card with an item to move or to battle.'),
    'vault-keepers': fact('Vault Keepers', 'By day: a vault; then a battle or a warrior at each.'),
    'badger-bodyguards': fact('Badger Bodyguards', 'You ignore the first hit in battle.'),
    'popular-band': fact('Popular Band', 'By day: draws warriors of anybody to where it plays. Enemies who came cannot leave at once.'),
    'street-band': fact('Street Band', 'By day: a warrior anywhere. Enemies who came cannot leave at once.'),
  },
};

/** The item that keeps a mood away while it lies in the Hoard. */
export const moodItems: Record<string, Item> = { bitter: 'hammer', grandiose: 'tea', jubilant: 'boot', relentless: 'bag', rowdy: 'coins', stubborn: 'crossbow', wrathful: 'sword' };

export const ranks = [
  { rank: 'squire', title: 'Squires', cards: 2, points: 1, ministers: ['foremole', 'captain', 'marshal'] },
  { rank: 'noble', title: 'Nobles', cards: 3, points: 2, ministers: ['brigadier', 'banker', 'mayor'] },
  { rank: 'lord', title: 'Lords', cards: 4, points: 3, ministers: ['duchess-of-mud', 'baron-of-dirt', 'earl-of-stone'] },
] as const;

const title = (id: string): string => (id[0]?.toUpperCase() ?? '') + id.slice(1).replace(/-/g, ' ');

/** `figure-2` is a figure of value 2, `figure` one that lies face down. */
export function relicOf(id: string): { type: string; value: number } {
  const [type = '', value] = id.split('-');
  return { type, value: Number(value ?? 0) };
}

/** A thing to choose by the kind and the name in its element. */
export function factOf(kind: string, of: string): Fact {
  if (kind === 'relic') {
    const { type, value } = relicOf(of);
    return fact(title(type), value ? `Worth ${value}.` : 'Face down: worth 1, 2 or 3.');
  }
  if (kind === 'waystation') {
    const [up = '', down = ''] = of.split('-');
    return fact(title(up), `Side up: ${up}; below: ${down}.`);
  }
  if (kind === 'control') {
    const [gold, red] = of.split('-');
    return fact(`${gold} gold, ${red} red`, 'Leaders count gold only.');
  }
  if (kind === 'piece') return fact(title(pieceName(of)), '');
  return facts[kind]?.[of] ?? fact(title(of), '');
}
