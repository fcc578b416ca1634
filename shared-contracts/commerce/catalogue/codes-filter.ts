/**
 * Name and value of the platform's filter for items of these codes. The platform splits values at commas and trims them,
 * so a code with either becomes a pattern, with `_` for the character; a backslash there would escape the next one, and a
 * percent sign match any text. A pattern may match other codes too: callers leave them out.
 */
export const codesFilter = (
  codes: readonly string[],
): readonly [name: 'code_in' | 'code_matches_any', value: string] =>
  codes.some((it) => /,|^\s|\s$/.test(it))
    ? ['code_matches_any', codes.map((it) => it.replace(/[,%\\]|^\s|\s$/g, '_')).join(',')]
    : ['code_in', codes.join(',')];
