/**
 * Query parameter that filters items by code. The platform splits values at commas and trims them, so a code with
 * either becomes a pattern, with `_` for the character; a backslash there would escape the next one. A pattern may
 * match other codes too: callers must filter the result.
 */
export const codesParameter = (codes: readonly string[]): Readonly<Record<string, string>> =>
  codes.some((it) => /,|^\s|\s$/.test(it))
    ? {
        'filter[q][code_matches_any]': codes
          .map((it) => it.replace(/[,\\]|^\s|\s$/g, '_'))
          .join(','),
      }
    : { 'filter[q][code_in]': codes.join(',') };
