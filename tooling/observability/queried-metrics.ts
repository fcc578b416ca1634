/** Words of PromQL that are no metrics. */
const KEYWORDS = new Set(['or', 'and', 'unless', 'bool', 'offset', 'inf', 'nan']);

/** Names of the metrics that a PromQL expression reads. */
export const queriedMetrics = (expression: string): string[] => {
  const rest = expression
    .replace(/"[^"]*"/g, '""')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  return [...rest.matchAll(/(?<![\w.])[a-z_][\w:]*(?!\w|\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !KEYWORDS.has(name.toLowerCase()));
};
