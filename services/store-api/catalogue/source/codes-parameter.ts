/**
 * The filter for items of any of several codes, as parameter of a query. The platform parts values at commas and trims
 * them, so a code with either becomes a pattern, in which `_` is any one letter; a backslash there would escape what
 * follows. Such a filter takes codes that are like it as well: keep those that were asked for.
 */
export const codesParameter = (codes: readonly string[]): Readonly<Record<string, string>> =>
  codes.some((it) => /,|^\s|\s$/.test(it))
    ? {
        'filter[q][code_matches_any]': codes
          .map((it) => it.replace(/[,\\]|^\s|\s$/g, '_'))
          .join(','),
      }
    : { 'filter[q][code_in]': codes.join(',') };
