/** The figures the shop is held to. Throttled figures: see throttle.ts; bytes as transferred (brotli). */
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
  /** Answers per second. */
  cachedPages: 1500,
  renderedPages: 80,
  /** Of a hundred documents under a load that is more than can be rendered. */
  emptyPages: 0.5,
  /** MB, the shell's server with two workers. */
  shellMemory: 400,
  /** ms. */
  addAnswered: 50,
  addConfirmed: 200,
  /** From the tap on "add to cart", throttled, nothing in the cart before. */
  tapPending: 100,
  tapConfirmed: 700,
  release: 20_000,
  /** The local platform: ms, with a client of its own and one request at a time. */
  platformStart: 1000,
  platformSeed: 60_000,
  orderRead: 10,
  lineAdded: 15,
  skuList: 15,
  /** MB. */
  platformMemory: 250,
  /** The catalogue's index: how much longer an answer may take than with 1,000 SKUs. */
  catalogueGrowth: 1.5,
} as const;
