/** The place that is looked at large: a space with its cards, or the cards before a seat. */
class Looking {
  place = $state<string | null>(null);

  at(place: string): void {
    this.place = place;
  }

  close(): void {
    this.place = null;
  }
}

export const looking = new Looking();
