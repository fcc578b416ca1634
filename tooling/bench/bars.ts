import { atLeast, atMost, type Limits } from './figure.ts';

/**
 * Bar and goal of each figure of the shop. See throttle.ts for the throttle; bytes as transferred (brotli), times in ms
 * unless stated. A single number is both bar and goal.
 */
export const BARS = {
  /** kB. */
  html: atMost(25, 20),
  /** kB, by kind of page. */
  js: {
    listing: atMost(180, 145),
    item: atMost(180, 150),
    cart: atMost(190, 160),
    /** Each section; without the payment frame. */
    checkout: atMost(210, 180),
  },
  /** By kind of page; private pages of a guest with a filled cart, or of a customer. */
  lcp: {
    catalog: atMost(1200, 800),
    cart: atMost(1100, 800),
    /** The address without a section, which redirects. */
    checkout: atMost(1100, 700),
    section: atMost(1100, 900),
    account: atMost(1100, 600),
  },
  cls: atMost(0.01),
  tbt: atMost(100, 50),
  /** Each of the four scores, 0–100. */
  lighthouse: { catalog: atLeast(95, 97), private: atLeast(92, 95) },
  /** Responses per second at 32 connections. */
  cachedPages: atLeast(5000),
  renderedPages: atLeast(90, 180),
  guestCarts: atLeast(90, 180),
  /** Percentage of documents sent unrendered under overload. */
  emptyPages: atMost(0.5, 0),
  /** MB, the shell's server with two workers, under overload and at 640 connections. */
  shellMemory: atMost(400, 350),
  shellMemoryCrowded: atMost(450, 400),
  /** Many visitors at once, for minutes and for an hour. */
  load: {
    errors: atMost(0),
    p99: atMost(1500),
    shellMemory: atMost(400),
    storeApiMemory: atMost(300),
    /** MB per hour. */
    growth: atMost(20),
  },
  /** From a press to the next frame, p95. */
  press: atMost(150, 100),
  quantityPress: atMost(150, 50),
  addAnswered: atMost(50),
  addConfirmed: atMost(200),
  /** From the tap on "add to cart", throttled, with an empty cart. */
  tapPending: atMost(120, 100),
  tapConfirmed: atMost(700, 550),
  /** How fast a team ships: see delivery/. */
  release: atMost(20_000, 10_000),
  rollback: atMost(5000, 2000),
  verifyRemote: atMost(60_000),
  hotUpdate: atMost(2000),
  /** The local platform: one request at a time. */
  platformStart: atMost(1000),
  platformSeed: atMost(60_000),
  orderRead: atMost(10),
  lineAdded: atMost(15),
  skuList: atMost(15),
  /** MB. */
  platformMemory: atMost(250),
  /** The catalog index: slowdown compared with 1,000 SKUs. */
  catalogueGrowth: atMost(1.5, 1.2),
  /** A million SKUs in twenty markets, one store-api: ms, seconds and MB. */
  million: {
    query: atMost(100, 50),
    /** Not in any cache. */
    newSearch: atMost(500, 200),
    start: atMost(120, 60),
    memory: atMost(3000, 2000),
  },
} as const satisfies Readonly<Record<string, Limits | Readonly<Record<string, Limits>>>>;
