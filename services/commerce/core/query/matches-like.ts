let last: { readonly pattern: string; readonly expression: RegExp } | undefined;

/** A LIKE pattern (`%`, `_`, `\` escapes) as a regular expression without regard to case. */
const expressionOf = (pattern: string): RegExp => {
  if (last?.pattern === pattern) return last.expression;
  const source = pattern.replace(/\\([\s\S])|[%_]|[.*+?^${}()|[\]\\/]/gu, (found, escaped) => {
    if (found === '%') return '[\\s\\S]*';
    if (found === '_') return '[\\s\\S]';
    const letter = typeof escaped === 'string' ? escaped : found;
    return /[.*+?^${}()|[\]\\/]/.test(letter) ? `\\${letter}` : letter;
  });
  const expression = new RegExp(`^${source}$`, 'iu');
  last = { pattern, expression };
  return expression;
};

/** LIKE as PostgreSQL's ILIKE: letters of every script are the same in either case. */
export const matchesLike = (text: string, pattern: string): boolean =>
  expressionOf(pattern).test(text);
