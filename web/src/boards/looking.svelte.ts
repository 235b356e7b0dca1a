/** What is open for a closer look, by its element; or nothing. Each board has one of these. */
export class Looking {
  what = $state<string | null>(null);

  at(what: string): void {
    this.what = what;
  }

  close(): void {
    this.what = null;
  }
}
