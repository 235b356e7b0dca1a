/** The pages and their addresses. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; token: string | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'nowhere' };

export function parse(path: string, hash: string): Route {
  const fragment = hash.replace(/^#/, '') || null;
  const parts = path.split('/').filter(Boolean).map(decodeSafely);
  if (parts.length === 0) return { page: 'home' };
  const [head, tail] = parts;
  if (parts.length === 2 && tail) {
    if (head === 't') return { page: 'table', table: tail, token: fragment };
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

export function tablePath(table: string, token: string | null): string {
  return `/t/${encodeURIComponent(table)}${token ? `#${token}` : ''}`;
}

export function rulesPath(game: string, rule?: string): string {
  return `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}`;
}
