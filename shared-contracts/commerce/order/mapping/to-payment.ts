import type {
  CustomerPaymentSource as PlatformStored,
  Order as PlatformOrder,
  PaymentMethod as PlatformMethod,
} from '@commercelayer/sdk';
import { asRecord, asText } from '../../metadata/index.ts';
import { toMoney } from '../../to-money.ts';
import type { PaymentInstrument, PaymentMethod, PaymentSource, StoredPayment } from '../types.ts';

/** Maps a payment method with its fee. */
export const toPaymentMethod = (it: PlatformMethod): PaymentMethod => ({
  id: it.id,
  type: it.payment_source_type,
  reference: it.reference ?? null,
  name: it.name ?? '',
  price: toMoney(it.price_amount_cents, it.currency_code),
  metadata: it.metadata ?? {},
});

/** Brand names other than the gateway's term with a capital. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  american_express: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  paypal: 'PayPal',
};

const brandOf = (term: string): string =>
  BRANDS[term.toLowerCase()] ?? term.charAt(0).toUpperCase() + term.slice(1);

/** The platform's `payment_instrument`: a record whose keys depend on the gateway. */
const toInstrument = (it: unknown): PaymentInstrument | null => {
  const instrument = asRecord(it);
  const type = asText(instrument?.['issuer_type']) ?? '';
  const brand = asText(instrument?.['card_type']) ?? type;
  if (!brand) return null;
  const lastDigits = asText(instrument?.['card_last_digits']) ?? '';
  return { type, brand: brandOf(brand), lastDigits };
};

const instrumentOf = (source: PlatformOrder['payment_source'] | undefined) =>
  source && 'payment_instrument' in source ? toInstrument(source.payment_instrument) : null;

/** Maps the order's payment source. */
export const toPaymentSource = (source: PlatformOrder['payment_source']): PaymentSource | null => {
  if (!source) return null;
  const clientToken = source.type === 'braintree_payments' ? (source.client_token ?? null) : null;
  return { type: source.type, id: source.id, clientToken, instrument: instrumentOf(source) };
};

/** The platform's own name of a stored source: `Visa ••1881`, `XXXX-XXXX-XXXX-1111`. */
const instrumentOfName = (name: string): PaymentInstrument => ({
  type: '',
  brand: /^[^\d•*X-]*/.exec(name)?.[0].trim() ?? '',
  lastDigits: /\d{2,4}$/.exec(name)?.[0] ?? '',
});

/** Maps a payment source of the customer's wallet. */
export const toStoredPayment = (it: PlatformStored): StoredPayment => ({
  id: it.id,
  type: it.payment_source?.type ?? '',
  instrument: instrumentOf(it.payment_source) ?? instrumentOfName(it.name ?? ''),
});
