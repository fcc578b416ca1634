/** The outcome of an operation on the whole state: its duration, or the error. */
export type Outcome =
  { readonly ok: true; readonly ms: number } | { readonly ok: false; readonly problem: string };
