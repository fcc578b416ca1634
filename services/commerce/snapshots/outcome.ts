/** What came of work on the whole state: how long it took, or what was wrong. */
export type Outcome =
  { readonly ok: true; readonly ms: number } | { readonly ok: false; readonly problem: string };
