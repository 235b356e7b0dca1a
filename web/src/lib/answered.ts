import type { Shelf } from './memory';

const MOST = 100;

/** Where questions stood that were answered unasked. Kept while the tab is open: loaded again, the page still knows them. */
export class Answered {
  private readonly key: string;
  private places: string[] = [];

  constructor(
    private readonly shelf: Shelf,
    table: string,
  ) {
    this.key = `maraud.answered.${table}`;
    try {
      const kept: unknown = JSON.parse(shelf.getItem(this.key) ?? '[]');
      if (Array.isArray(kept)) this.places = kept.map(String);
    } catch {
      // What cannot be read is begun anew.
    }
  }

  has(place: string): boolean {
    return this.places.includes(place);
  }

  add(place: string): void {
    this.places = [...this.places, place].slice(-MOST);
    try {
      this.shelf.setItem(this.key, JSON.stringify(this.places));
    } catch {
      // It is then known as long as the page is.
    }
  }
}
