/** The first letters of a rule id name its game. */
const games: Record<string, string> = { MOO: 'marooned', RAI: 'raiders', MAR: 'marauders', ROOT: 'root' };

export function ruleGame(id: string): string | null {
  return games[id.split('-')[0] ?? ''] ?? null;
}

export interface Part {
  text: string;
  /** A rule's id, to be a link; a word of code, which stands between backticks; or plain words. */
  kind: 'rule' | 'code' | 'words';
}

/** A text cut at the rule ids and the words of code in it. */
export function splitRules(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(/\b(?:MOO|RAI|MAR|ROOT)-[A-Z]?\d+(?:\.\d+)*\b|`([^`]+)`/g)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), kind: 'words' });
    parts.push(match[1] ? { text: match[1], kind: 'code' } : { text: match[0], kind: 'rule' });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kind: 'words' });
  return parts;
}
