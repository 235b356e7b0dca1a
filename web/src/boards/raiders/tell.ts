import type { Event } from '../../lib/wire';
import { asRaiders } from './view';

const colored = new Set(['dealt', 'looked', 'took', 'turned']);

/**
 * Remembering is the game: without the memory aid an old line of the log does not tell a color again, but for cards that
 * are shown anyhow. When the game is over all is told.
 */
export function tell(event: Event, raw: unknown, fresh: boolean): string {
  const view = asRaiders(raw);
  if (fresh || view.assist_memory || view.phase === 'over' || !colored.has(event.kind)) return event.text;
  const card = event.facts.find((fact) => typeof fact === 'string' && fact.startsWith('card:'));
  const shown = view.cards.find((one) => `card:${one.id}` === card)?.color;
  return shown ? event.text : event.text.replace(/: it is \w+\.$/, '.');
}
