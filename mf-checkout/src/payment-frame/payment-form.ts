import type { Money } from '@shop/contracts/commerce';
import type { CardOutcome } from '../steps/payment/card/card-port.ts';
import type { Setting } from './protocol/messages.ts';

/** A form for a card or wallet inside the frame: Braintree's own, or that of the demonstration. */
export interface PaymentForm {
  /** The settings have changed. */
  change: (setting: Setting) => void;
  /**
   * A nonce of exactly this amount.
   *
   * @param onChallenge the bank asks the shopper for a proof
   */
  tokenize: (amount: Money, onChallenge: () => void) => Promise<CardOutcome>;
}

export interface FormOptions {
  /** The form is shown in it. */
  root: HTMLElement;
  clientToken: string;
  setting: Setting;
  /** The form is broken. */
  onBroken: () => void;
}

/** Renders a form; resolves once it accepts input. Rejects if it cannot be loaded. */
export type OpenForm = (options: FormOptions) => Promise<PaymentForm>;
