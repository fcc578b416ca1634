import type {
  CustomerPaymentSource as PlatformStored,
  Order as PlatformOrder,
  PaymentMethod as PlatformMethod,
} from '@commercelayer/sdk';
import { asRecord, asText } from '../metadata/index.ts';
import { toMoney } from '../to-money.ts';
import type { PaymentInstrument, PaymentMethod, PaymentSource, StoredPayment } from './types.ts';

/** A way to pay and its fee. */
export const toPaymentMethod = (it: PlatformMethod): PaymentMethod => ({
  id: it.id,
  type: it.payment_source_type,
  reference: it.reference ?? null,
  name: it.name ?? '',
  price: toMoney(it.price_amount_cents, it.currency_code),
  metadata: it.metadata ?? {},
});

/** Names of brands that are more than the gateway's word with a capital. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  american_express: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  paypal: 'PayPal',
};

const brandOf = (word: string): string =>
  BRANDS[word.toLowerCase()] ?? word.charAt(0).toUpperCase() + word.slice(1);

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

/** What the order is paid with. */
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

/** What a customer let the shop keep. */
export const toStoredPayment = (it: PlatformStored): StoredPayment => ({
  id: it.id,
  type: it.payment_source?.type ?? '',
  instrument: instrumentOf(it.payment_source) ?? instrumentOfName(it.name ?? ''),
});
