import { api, ApiError } from './api';
import { memory } from './memory';

const TRIES = 5;

/** Drawn by lot; it needs no secure context, as `randomUUID` does. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Takes an open seat and gives its token. An answer that is lost on its way is asked for again with the same key, so
 * that nobody loses the seat by it or takes two; the key outlives the page.
 */
export async function sitDown(
  table: string,
  invite: string | null,
  seat: number,
  name: string,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
): Promise<string> {
  const joining = memory.find(table)?.joining ?? newKey();
  memory.keep({ table, invite, joining });
  for (let n = 1; ; n++) {
    try {
      const { token } = await api.join(table, invite, seat, name, joining);
      memory.keep({ table, token, joining: null });
      return token;
    } catch (error) {
      const lost = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!lost) memory.keep({ table, joining: null });
      if (!lost || n === TRIES) throw error;
      await pause(300 * 2 ** n);
    }
  }
}

/** The token of a seat that was being taken when the page was left; null where there was none. */
export async function finishSitting(table: string): Promise<string | null> {
  const row = memory.find(table);
  if (!row?.joining) return null;
  try {
    // Only a seat that this key has taken is given again: there is no seat with the number -1 to take.
    const { token } = await api.join(table, row.invite, -1, '', row.joining);
    memory.keep({ table, token, joining: null });
    return token;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) memory.keep({ table, joining: null });
    return null;
  }
}
