/** The card or account a payment was made with, in the format of `payment_instrument`. */
export interface Instrument {
  readonly issuer_type: string;
  readonly card_type?: string;
  readonly card_last_digits?: string;
  readonly card_expiry_month?: string;
  readonly card_expiry_year?: string;
  readonly email?: string;
}

/** A gateway's response to an authorization. `code` is the processor's or the gateway's own number. */
export type GatewayAnswer =
  | { readonly succeeded: true; readonly message: string }
  | {
      readonly succeeded: false;
      readonly message: string;
      readonly code: string | null;
      readonly detail: string;
    };
