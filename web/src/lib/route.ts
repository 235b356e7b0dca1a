/** The pages and their addresses. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; token: string | null; moment: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'nowhere' };

export function parse(path: string, hash: string): Route {
  const fragment = hash.replace(/^#/, '') || null;
  const parts = path.split('/').filter(Boolean).map(decodeSafely);
  if (parts.length === 0) return { page: 'home' };
  const [head, tail] = parts;
  if (parts.length === 2 && tail) {
    if (head === 't') return { page: 'table', ...moment(tail), token: fragment };
    if (head === 'rules') return { page: 'rules', game: tail, rule: fragment };
  }
  return { page: 'nowhere' };
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `Zk3@17` is the table Zk3 as it was at move 17. */
function moment(part: string): { table: string; moment: number | null } {
  const match = /^(.+)@(\d+)$/.exec(part);
  return match?.[1] ? { table: match[1], moment: Number(match[2]) } : { table: part, moment: null };
}

export function tablePath(table: string, token: string | null, at: number | null = null): string {
  return `/t/${encodeURIComponent(table)}${at === null ? '' : `@${at}`}${token ? `#${token}` : ''}`;
}

export function rulesPath(game: string, rule?: string): string {
  return `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}`;
}

/** Whether a server of this name is the machine itself: its links lead nowhere on other devices. */
export function onlyThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
