import type { ReadContext } from '../core/define-resource.ts';
import { isSourceType } from './source-types.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a wallet calls a payment source: `Visa ••1881`, `Paypal`, `Wire transfer`. */
export const nameOfSource = (
  { store }: ReadContext,
  type: string | null,
  id: string | null,
): string | null => {
  if (!isSourceType(type)) return null;
  const instrument =
    type === 'braintree_payments' ? store.get(type, id)?.payment_instrument : undefined;
  const kind =
    text(instrument?.['card_type']) ||
    text(instrument?.['issuer_type']) ||
    type.slice(0, -1).replace('_', ' ');
  const digits = text(instrument?.['card_last_digits']);
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return digits === '' ? name : `${name} ••${digits}`;
};
