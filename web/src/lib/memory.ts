/** The tables this browser has a seat at, kept between visits. */
export interface Remembered {
  table: string;
  /** null for a spectator. */
  token: string | null;
  game: string;
  title: string;
  /** Seats of others whose links this browser may hand on. */
  links: { seat: number; token: string }[];
  watch: string | null;
  invite: string | null;
  /** With this key it is sitting down: the answer has not come yet. */
  joining: string | null;
  /** Seats that are played on this device: with more than one, it goes from hand to hand. */
  here: number[];
  /** How many lines of chat were read. */
  read: number;
  /** When it was last open here, in milliseconds. */
  at: number;
  /** How many events there were when this seat last chose. */
  mark: number | null;
}

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'maraud.tables';
const MOST = 60;

function isRemembered(value: unknown): value is Remembered {
  return !!value && typeof value === 'object' && 'table' in value && typeof value.table === 'string';
}

const blank = { token: null, game: '', title: '', links: [], watch: null, invite: null, joining: null, here: [], read: 0, at: 0, mark: null };

/** Rows written by an older page lack what is new. */
const whole = (row: Partial<Remembered> & { table: string }): Remembered => ({ ...blank, ...row });

export class Memory {
  constructor(private readonly shelf: Shelf) {}

  all(): Remembered[] {
    try {
      const rows: unknown = JSON.parse(this.shelf.getItem(KEY) ?? '[]');
      return Array.isArray(rows) ? rows.filter(isRemembered).map(whole).sort((a, b) => b.at - a.at) : [];
    } catch {
      return [];
    }
  }

  find(table: string): Remembered | null {
    return this.all().find((row) => row.table === table) ?? null;
  }

  /** Adds a table, or changes what is known of it. A token once known is not lost. */
  keep(row: Partial<Remembered> & { table: string }): Remembered {
    const old = this.find(row.table);
    const merged: Remembered = {
      ...blank,
      at: Date.now(),
      ...old,
      ...row,
    };
    if (old?.token && row.token === null) merged.token = old.token;
    this.write([merged, ...this.all().filter((other) => other.table !== row.table)]);
    return merged;
  }

  forget(table: string): void {
    this.write(this.all().filter((row) => row.table !== table));
  }

  private write(rows: Remembered[]): void {
    try {
      this.shelf.setItem(KEY, JSON.stringify(rows.slice(0, MOST)));
    } catch {
      // Storage may be full or switched off: the link itself still holds the seat.
    }
  }
}

const nowhere: Shelf = { getItem: () => null, setItem: () => undefined };

function browserShelf(which: 'localStorage' | 'sessionStorage'): Shelf {
  try {
    return globalThis[which] ?? nowhere;
  } catch {
    return nowhere;
  }
}

export const memory = new Memory(browserShelf('localStorage'));
/** What lasts as long as the tab. */
export const tabShelf = (): Shelf => browserShelf('sessionStorage');
