import { LOCALES } from '@shop/contracts/market';
import { flag, nullable, oneOf, shape, text, variant, integer, type Check } from './checks.ts';

/*
 * The messages between shop and payment frame: one schema, used on both ends. Both are of the same release, so no older
 * version has to be understood; a message of another version is rejected.
 */

/** Name and version of the protocol, in every message. */
const PROTOCOL = 'fv.payment/1';

const locale = oneOf(...LOCALES);

const money = shape({ cents: integer(0, 10 ** 12), currency: oneOf('EUR', 'USD', 'CHF', 'GBP') });

/** Billing address, as far as a bank compares it. */
const address = shape({
  firstName: text(200),
  lastName: text(200),
  company: text(200),
  line1: text(500),
  line2: text(500),
  city: text(200),
  zip: text(40),
  state: text(40),
  country: text(2),
  phone: text(60),
});

/** Everything that can change while the form is open. */
const setting = shape({
  locale,
  amount: money,
  scheme: oneOf('light', 'dark'),
  /** While an order is placed nothing can be changed. */
  disabled: flag,
  email: text(320),
  billing: nullable(address),
});

const id = text(40);

const outcome = variant('kind', {
  tokenized: shape({
    nonce: text(500),
    instrument: shape({
      type: oneOf('card', 'paypal', 'google_pay', 'apple_pay'),
      brand: text(100),
      lastDigits: text(4),
    }),
  }),
  incomplete: shape({}),
  refused: shape({ reason: oneOf('three-d-secure', 'invalid-details', 'unavailable') }),
  closed: shape({}),
  'network-lost': shape({}),
});

/** Messages of the shop. */
const toFrame = variant('type', {
  /** Answers `hello`: begins. A client token is a few kilobytes of base64. */
  init: shape({ clientToken: text(50_000), setting }),
  change: shape({ setting }),
  tokenize: shape({ id, amount: money }),
});

/** Messages of the frame. */
const toShop = variant('type', {
  /** Loaded, waits for `init`. */
  hello: shape({}),
  /** The frame can create a nonce. */
  ready: shape({}),
  /** The frame is broken; a new one may work. */
  broken: shape({}),
  /** Of what it shows, in CSS pixels. */
  height: shape({ height: integer(0, 10_000) }),
  /** The bank asks the shopper for a proof. */
  challenge: shape({ id }),
  /** Outcome of `tokenize`. */
  answer: shape({ id, outcome }),
});

type Of<C> = C extends Check<infer T> ? T : never;

export type Setting = Of<typeof setting>;
export type BillingDetails = Of<typeof address>;
export type ToFrame = Of<typeof toFrame>;
export type ToShop = Of<typeof toShop>;

/** A message as it is posted. */
export const wrap = <M extends ToFrame | ToShop>(message: M) => ({ protocol: PROTOCOL, message });

const unwrap = <T>(posted: unknown, check: Check<T>): T | null => {
  const envelope = shape({ protocol: oneOf(PROTOCOL), message: check });
  return envelope(posted) ? (posted.message as T) : null;
};

/** Parses a message posted to the frame; null unless it is one of the shop's messages. */
export const readToFrame = (posted: unknown): ToFrame | null => unwrap(posted, toFrame);

/** Parses a message posted to the shop; null unless it is one of the frame's messages. */
export const readToShop = (posted: unknown): ToShop | null => unwrap(posted, toShop);
