import { api } from './api';
import { ruleGame } from './ruleid';
import type { Rule, Rulebook } from './wire';

/** Rulebooks, fetched once each. */
class Library {
  private readonly books = new Map<string, Promise<Rulebook>>();

  book(game: string): Promise<Rulebook> {
    const known = this.books.get(game);
    if (known) return known;
    const fetched = api.rules(game);
    this.books.set(game, fetched);
    fetched.catch(() => this.books.delete(game));
    return fetched;
  }

  async rule(id: string, game: string): Promise<Rule | null> {
    const book = await this.book(game);
    return book.rules.find((rule) => rule.id === id) ?? null;
  }
}

export const library = new Library();

/** The rule that is open in place, if any. */
class OpenRule {
  id = $state<string | null>(null);
  game = $state('');

  open(id: string, game: string): void {
    this.game = ruleGame(id) ?? game;
    this.id = id;
  }

  close(): void {
    this.id = null;
  }
}

export const openRule = new OpenRule();
