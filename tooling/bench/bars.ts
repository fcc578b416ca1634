/** Bars of the shop. See throttle.ts for the throttle; bytes as transferred (brotli). */
export const BARS = {
  /** kB. */
  html: 25,
  js: 180,
  cartJs: 190,
  /** Without the payment frame. */
  checkoutJs: 200,
  /** ms. */
  lcp: 1200,
  /** Cart and checkout of a guest with a filled cart. */
  privateLcp: 1000,
  cls: 0.01,
  tbt: 100,
  /** Each of the four scores, 0–100. */
  lighthouse: 95,
  /** Responses per second. */
  cachedPages: 1500,
  renderedPages: 80,
  /** Percentage of documents sent unrendered under overload. */
  emptyPages: 0.5,
  /** MB, the shell's server with two workers. */
  shellMemory: 400,
  /** ms. */
  addAnswered: 50,
  addConfirmed: 200,
  /** From the tap on "add to cart", throttled, with an empty cart. */
  tapPending: 100,
  tapConfirmed: 700,
  /** How fast a team ships, ms: see delivery/. */
  release: 10_000,
  rollback: 2000,
  verifyRemote: 60_000,
  hotUpdate: 2000,
  /** The local platform: ms, one request at a time. */
  platformStart: 1000,
  platformSeed: 60_000,
  orderRead: 10,
  lineAdded: 15,
  skuList: 15,
  /** MB. */
  platformMemory: 250,
  /** The catalog index: slowdown compared with 1,000 SKUs. */
  catalogueGrowth: 1.5,
} as const;
