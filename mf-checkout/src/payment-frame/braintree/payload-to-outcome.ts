import type { CardOutcome, InstrumentType } from '../../steps/payment/card/card-port.ts';
import type { PaymentMethodPayload } from './dropin.ts';

const INSTRUMENTS: Readonly<Record<string, InstrumentType>> = {
  CreditCard: 'card',
  PayPalAccount: 'paypal',
  AndroidPayCard: 'google_pay',
  ApplePayCard: 'apple_pay',
};

const BRANDS: Partial<Record<InstrumentType, string>> = {
  paypal: 'PayPal',
  google_pay: 'Google Pay',
  apple_pay: 'Apple Pay',
};

/**
 * Whether 3-D Secure could have moved the liability to the bank and did not: the proof was refused or failed. Cards
 * outside of 3-D Secure are the gateway's to judge, by the merchant's rules there.
 */
const failedThreeDSecure = ({ liabilityShiftPossible, liabilityShifted }: PaymentMethodPayload) =>
  liabilityShiftPossible === true && liabilityShifted !== true;

/** Outcome for the payment method that Drop-in returned. */
export const payloadToOutcome = (payload: PaymentMethodPayload): CardOutcome => {
  const { type, nonce, details = {} } = payload;
  const instrument = INSTRUMENTS[type];
  if (!instrument) return { kind: 'refused', reason: 'unavailable' };
  if (failedThreeDSecure(payload)) return { kind: 'refused', reason: 'three-d-secure' };
  return {
    kind: 'tokenized',
    nonce,
    instrument: {
      type: instrument,
      brand: BRANDS[instrument] ?? details.cardType ?? '',
      lastDigits: details.lastFour ?? details.lastTwo ?? details.dpanLastTwo ?? '',
    },
  };
};
