const KEY = 'maraud.name';

/** The name this device last sat down with. */
export function myName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rename(name: string): void {
  try {
    localStorage.setItem(KEY, name.trim());
  } catch {
    // Asked again next time.
  }
}
