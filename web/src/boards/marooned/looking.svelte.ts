import { Looking } from '../looking.svelte';

/** The card under the looking glass, by its id: shown large, with both of its faces. */
class Glass extends Looking {
  /** All cards in rows instead of one. */
  all = $state(false);

  through(): void {
    this.all = true;
  }

  override close(): void {
    super.close();
    this.all = false;
  }
}

export const looking = new Glass();
