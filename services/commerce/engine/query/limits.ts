/**
 * Bounds of a query. One request holds up everybody else for as long as it takes: a filter over relations of relations
 * or a list of a thousand tests would for seconds. The hosted platform's documentation names a page's size alone, so
 * these leave room for several times what the shop asks. In docs/local-platform.md as well.
 */
export const limits = {
  filters: 20,
  /** Characters of a filter's name. */
  filterName: 255,
  /** Relations a filter follows, one from the other. */
  filterRelations: 3,
  /** Attributes joined by `_or_` and `_and_` at one place of a name. */
  filterNames: 10,
  /** Tests of one value on one attribute, all filters together: `code_or_name_cont_any=a,b` has four. */
  filterTests: 30,
  /** Tests that one counts for which SQLite cannot do itself: a text with letters beyond ASCII in either case. */
  foldedTest: 3,
  /** Values of `_in`, `_not_in` and `_matches_any`. A list of plain values is one test: one look-up in a set. */
  filterValues: 250,
  /** `%` of a pattern. */
  wildcards: 10,
  /** Characters of a text that is looked for inside others, or of the document of `_jcont`. */
  soughtText: 512,
  sortCriteria: 10,
  includes: 50,
  /** Relationships of an include path, one from the other. */
  includeSteps: 5,
  /** Names in one `fields[…]`. */
  fields: 500,
} as const;
