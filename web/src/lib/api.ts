import type { Frame, Game, NewTable, Opened, Opinion, Rulebook, Seated, State } from './wire';

/** A fault the server named in one sentence, or a connection that failed. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call(path: string, token: string | null, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new ApiError('The server cannot be reached.', 0);
  }
  if (answer.ok) return answer;
  throw new ApiError(await faultText(answer), answer.status);
}

async function faultText(answer: Response): Promise<string> {
  try {
    const body: unknown = await answer.json();
    if (body && typeof body === 'object' && 'error' in body) return String(body.error);
  } catch {
    // Not ours to read: a proxy in between may answer in HTML.
  }
  return `The server answered ${answer.status}.`;
}

async function read<T>(path: string, token: string | null = null): Promise<T> {
  return (await (await call(path, token)).json()) as T;
}

async function post<T>(path: string, token: string | null, body: object): Promise<T> {
  const answer = await call(path, token, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => read<Game[]>('/api/games'),
  rules: (game: string) => read<Rulebook>(`/api/rules/${encodeURIComponent(game)}`),
  state: (id: string, token: string | null) => read<State>(table(id), token),
  frames: async (id: string, token: string | null) =>
    (await read<{ frames: Frame[] }>(`${table(id)}/frames?from=0`, token)).frames,
  record: async (id: string, token: string | null) =>
    (await call(`${table(id)}/record`, token)).blob(),
  opinion: (plan: NewTable) => post<Opinion>('/api/opinions', null, plan),
  open: (plan: NewTable) => post<Opened>('/api/tables', null, plan),
  join: (id: string, invite: string | null, seat: number, name: string, key: string) =>
    post<Seated>(`${table(id)}/join`, invite, { seat, name, key }),
  rematch: (id: string, token: string | null) => post<Seated>(`${table(id)}/rematch`, token, {}),
};
