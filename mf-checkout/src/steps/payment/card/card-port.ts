import type { Ref } from 'react';
import type { Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';

/** What stands for the shopper's money: a card, a PayPal account or a wallet of the device. */
export type InstrumentType = 'card' | 'paypal' | 'google_pay' | 'apple_pay';

/** How an instrument is shown to the shopper: never more than a brand and the last digits. */
export interface Instrument {
  type: InstrumentType;
  /** "Visa", "Mastercard", "PayPal"; empty where it is not told. */
  brand: string;
  /** The last two or four digits of a card, as far as they are told. */
  lastDigits: string;
}

/** Why the payment frame gave no nonce although the form was complete. */
export type CardRefusal =
  /** The bank asked for a proof (3-D Secure) and did not get it. */
  | 'three-d-secure'
  /** What was typed is not a card that can be charged. */
  | 'invalid-details'
  /** Neither card nor wallet can be used here, or the frame cannot go on. */
  | 'unavailable';

/** What asking the payment frame for a nonce ends in. A nonce is good for one attempt at paying. */
export type CardOutcome =
  | { kind: 'tokenized'; nonce: string; instrument: Instrument; deviceData?: string }
  /** Fields are missing or wrong: the frame says so and has taken the focus. */
  | { kind: 'incomplete' }
  | { kind: 'refused'; reason: CardRefusal }
  /** The shopper closed the challenge or the wallet's window. */
  | { kind: 'closed' }
  | { kind: 'network-lost' };

/** What the payment section asks of the payment frame. */
export interface CardPort {
  /**
   * Asks for a nonce of exactly this amount. What was typed into the frame stays, whatever comes of it.
   *
   * @param onChallenge the bank asks the shopper for a proof: from here on it may take minutes.
   */
  tokenize: (amount: Money, onChallenge: () => void) => Promise<CardOutcome>;
}

/** The component that shows the payment frame, and lends its port by `ref`. */
export interface CardFrameProps {
  /** Its payment source has the client token; its addresses and e-mail are what a bank asks for. */
  order: Order;
  clientToken: string;
  /** While an order is placed nothing in the frame may change. */
  disabled: boolean;
  /** The frame can be asked for a nonce, or cannot any more. */
  onReady: (isReady: boolean) => void;
  ref: Ref<CardPort>;
}
