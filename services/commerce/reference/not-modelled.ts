import type { Resource } from '../engine/definition/define-resource.ts';

/** What relationships lead to that the platform does not keep, each with the resources that point there. */
export const notModelled = (resources: readonly Resource[]): string => {
  const pointing = new Map<string, string[]>();
  for (const { shape, internal } of resources) {
    if (internal) continue;
    for (const relationship of Object.values(shape.relationships)) {
      if (relationship.cardinality !== 'empty') continue;
      const from = pointing.get(relationship.target) ?? [];
      if (!from.includes(shape.type)) from.push(shape.type);
      pointing.set(relationship.target, from);
    }
  }
  return [...pointing]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([target, from]) => {
      const who = from.length > 6 ? `of ${from.length} resources` : `of ${from.join(', ')}`;
      return `- \`${target}\` (${who})`;
    })
    .join('\n');
};
