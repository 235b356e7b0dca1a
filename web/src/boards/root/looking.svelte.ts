/** What is open for a closer look: `card:ID`, `seat:N`, `clearing:N`, `discard`, or nothing. */
class Looking {
  what = $state<string | null>(null);

  at(what: string): void {
    this.what = what;
  }

  close(): void {
    this.what = null;
  }
}

export const looking = new Looking();

/** The number in `seat:3`, or null where it is something else. */
export function numberIn(element: string, kind: string): number | null {
  return element.startsWith(`${kind}:`) ? Number(element.slice(kind.length + 1)) : null;
}
