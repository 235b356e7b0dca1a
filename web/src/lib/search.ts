import type { Rule } from './wire';

export interface Section {
  name: string;
  rules: Rule[];
}

/** Rules that hold every word of the query, in their id, section or text. */
export function find(rules: Rule[], query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Rules by section, in the order of the rulebook. */
export function sections(rules: Rule[]): Section[] {
  const list: Section[] = [];
  for (const rule of rules) {
    let section = list.find(({ name }) => name === rule.section);
    if (!section) list.push((section = { name: rule.section, rules: [] }));
    section.rules.push(rule);
  }
  return list;
}

/** A section's name as an anchor. */
export function anchor(name: string): string {
  return `section-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
