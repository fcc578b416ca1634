import type { Ref } from 'react';
import type { Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';

/** Type of payment instrument: card, PayPal account or device wallet. */
export type InstrumentType = 'card' | 'paypal' | 'google_pay' | 'apple_pay';

/** Display data of an instrument: at most brand and last digits. */
export interface Instrument {
  type: InstrumentType;
  /** "Visa", "Mastercard", "PayPal"; empty if unknown. */
  brand: string;
  /** The last two or four digits of a card, if known. */
  lastDigits: string;
}

/** Why the payment frame created no nonce although the form was complete. */
export type CardRefusal =
  /** The 3-D Secure challenge failed. */
  | 'three-d-secure'
  /** The card details are invalid. */
  | 'invalid-details'
  /** Neither card nor wallet can be used, or the frame is broken. */
  | 'unavailable';

/** Outcome of requesting a nonce. A nonce is valid for one payment attempt. */
export type CardOutcome =
  | { kind: 'tokenized'; nonce: string; instrument: Instrument; deviceData?: string }
  /** Fields are missing or invalid: the frame shows the errors and has the focus. */
  | { kind: 'incomplete' }
  | { kind: 'refused'; reason: CardRefusal }
  /** The shopper closed the challenge or the wallet. */
  | { kind: 'closed' }
  | { kind: 'network-lost' };

/** Interface of the payment frame for the payment section. */
export interface CardPort {
  /**
   * Requests a nonce for exactly this amount. The frame keeps its input in every case.
   *
   * @param onChallenge called when the bank challenges the shopper: from then on it may take minutes
   */
  tokenize: (amount: Money, onChallenge: () => void) => Promise<CardOutcome>;
}

/** The component that renders the payment frame and exposes its port by `ref`. */
export interface CardFrameProps {
  /** The order with the payment source of the client token; address and e-mail are sent to the bank. */
  order: Order;
  clientToken: string;
  /** Disables the frame while the order is being placed. */
  disabled: boolean;
  /** Called when the frame becomes able, or unable, to create a nonce. */
  onReady: (isReady: boolean) => void;
  ref: Ref<CardPort>;
}
