import { asRaiders, type RaidersView } from './view';

const remembers = (now: RaidersView): boolean => now.assist_memory || now.phase === 'over';

/**
 * Remembering is the game: without the memory aid a past moment shows no color that this seat is not shown now, until
 * the game is over.
 */
export function past(then: unknown, now: unknown): RaidersView {
  const [old, view] = [asRaiders(then), asRaiders(now)];
  if (remembers(view)) return old;
  const shown = new Set(view.cards.filter((card) => card.color !== null).map((card) => card.id));
  return {
    ...old,
    cards: old.cards.map((card) => (shown.has(card.id) ? card : { ...card, color: null })),
    known: old.known.filter((row) => shown.has(row.card)),
  };
}

/** A card that was chosen, without the color it was seen to have: "Ra 2, red (raid corner)". */
export function pastWords(words: string, now: unknown): string {
  return remembers(asRaiders(now)) ? words : words.replace(/, (red|yellow|green|blue)\b/, '');
}
