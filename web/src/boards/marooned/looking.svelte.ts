/** The card under the looking glass: shown large, with both of its faces. */
class Looking {
  id = $state<string | null>(null);
  /** All cards in rows instead of one. */
  all = $state(false);

  at(id: string): void {
    this.id = id;
  }

  through(): void {
    this.all = true;
  }

  close(): void {
    this.id = null;
    this.all = false;
  }
}

export const looking = new Looking();
