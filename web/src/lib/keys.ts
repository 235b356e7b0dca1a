/** What a key press means on the table page. */
export type Command =
  | { do: 'pick'; index: number }
  | { do: 'replay'; step: 'back' | 'on' | 'first' | 'last' }
  | { do: 'play' }
  | { do: 'leave' }
  | { do: 'undo' }
  | { do: 'help' }
  | { do: 'text' };

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const steps: Record<string, 'back' | 'on' | 'first' | 'last'> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
};

/** The command of a key, or null where the browser should have it. */
export function command(press: Press, replaying: boolean): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const step = steps[press.key];
  if (step) return { do: 'replay', step };
  if (/^[1-9]$/.test(press.key)) return replaying ? null : { do: 'pick', index: Number(press.key) - 1 };
  switch (press.key) {
    case 'Escape':
      return replaying ? { do: 'leave' } : null;
    case 'p':
      return replaying ? { do: 'play' } : null;
    case 'u':
      return replaying ? null : { do: 'undo' };
    case '?':
      return { do: 'help' };
    case 't':
      return { do: 'text' };
    default:
      return null;
  }
}

const typing = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/** Keys belong to the field or dialog they are pressed in, if there is one. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (typing.has(target.tagName)) return true;
  return target.closest('dialog[open]') !== null;
}
