/** The figures the shop is held to. Throttled figures: see throttle.ts; bytes as transferred (brotli). */
export const BARS = {
  /** kB. */
  html: 25,
  js: 180,
  /** ms. */
  lcp: 1200,
  cls: 0.01,
  tbt: 100,
  /** Answers per second. */
  cachedPages: 1500,
  renderedPages: 80,
  /** MB, the shell's server with two workers. */
  shellMemory: 400,
  /** ms. */
  addAnswered: 50,
  addConfirmed: 200,
  release: 20_000,
} as const;
