import type { Option, Seat } from './wire';

/** Seats in a label by the names of those who sit there: "Seat 2" is "Bo" to whoever plays. */
export function named(label: string, seats: Seat[]): string {
  return label.replace(/\bseat (\d+)\b/gi, (text, number: string) => seats[Number(number) - 1]?.name || text);
}

export function namedOptions(options: Option[], seats: Seat[]): Option[] {
  return options.map((option) => {
    const seat = /^seat:(\d+)$/.exec(option.option);
    const name = seat ? seats[Number(seat[1])]?.name : '';
    // What a player plays stays behind the name.
    const plays = name && !/^(seat )?\d+$/i.test(option.label) ? ` (${option.label})` : '';
    return { ...option, label: name ? name + plays : named(option.label, seats) };
  });
}

/** A label and what it says in brackets: the second may be written smaller. */
export function parts(label: string): { main: string; detail: string } {
  const match = /^(.*\S)\s+\(([^()]+)\)$/.exec(label);
  return match?.[1] && match[2] ? { main: match[1], detail: match[2] } : { main: label, detail: '' };
}

/** The seat an event is about: the first that its facts name, or whoever chose. */
export function subject(event: { seat: number | null; facts: unknown[] }): number | null {
  for (const fact of event.facts) {
    const match = typeof fact === 'string' ? /^seat:(\d+)$/.exec(fact) : null;
    if (match) return Number(match[1]);
  }
  return event.facts.length ? null : event.seat;
}
