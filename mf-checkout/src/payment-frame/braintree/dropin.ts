import { create as createUntyped } from 'braintree-web-drop-in';

/** A payment method as Drop-in hands it over. */
export interface PaymentMethodPayload {
  type: 'CreditCard' | 'PayPalAccount' | 'AndroidPayCard' | 'ApplePayCard' | (string & {});
  nonce: string;
  details?: { cardType?: string; lastFour?: string; lastTwo?: string; dpanLastTwo?: string };
  /** Set if 3-D Secure was run. */
  liabilityShifted?: boolean;
  liabilityShiftPossible?: boolean;
}

type DropinEvent =
  '3ds:authentication-modal-render' | '3ds:authentication-modal-close' | '3ds:customer-canceled';

/** As much of Drop-in's instance as is used here; the package has no types of its own. */
export interface Dropin {
  requestPaymentMethod: (options: { threeDSecure?: object }) => Promise<PaymentMethodPayload>;
  clearSelectedPaymentMethod: () => void;
  updateConfiguration: (property: string, key: string, value: unknown) => void;
  on: (event: DropinEvent, listener: () => void) => void;
  teardown: () => Promise<void>;
}

export const createDropin = createUntyped as (options: object) => Promise<Dropin>;
