/** The first letters of a rule id name its game. */
const games: Record<string, string> = { MOO: 'marooned', RAI: 'raiders', MAR: 'marauders', ROOT: 'root' };

export function ruleGame(id: string): string | null {
  return games[id.split('-')[0] ?? ''] ?? null;
}

/** A text cut at the rule ids it names, so that each can be a link. */
export function splitRules(text: string): { text: string; rule: boolean }[] {
  const parts: { text: string; rule: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(/\b(?:MOO|RAI|MAR|ROOT)-[A-Z]?\d+(?:\.\d+)*\b/g)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), rule: false });
    parts.push({ text: match[0], rule: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: false });
  return parts;
}
