export type Theme = 'system' | 'light' | 'dark';

const themes: Theme[] = ['system', 'light', 'dark'];

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** What a player set on this device: theme, sound, whether questions with one answer are answered. */
class Prefs {
  theme = $state<Theme>(themes.find((theme) => theme === stored('maraud.theme')) ?? 'system');
  sound = $state(stored('maraud.sound') === 'on');
  only = $state(stored('maraud.only') === 'on');

  setTheme(theme: Theme): void {
    this.theme = theme;
    store('maraud.theme', theme);
    this.apply();
  }

  setSound(on: boolean): void {
    this.sound = on;
    store('maraud.sound', on ? 'on' : 'off');
  }

  setOnly(on: boolean): void {
    this.only = on;
    store('maraud.only', on ? 'on' : 'off');
  }

  apply(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const prefs = new Prefs();

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
