import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { instrumentOf } from './instrument-of.ts';
import { isSourceType } from '../shapes/sources/source-types.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a wallet calls a payment source: `Visa ••1881`, `Paypal`, `Wire transfer`. */
export const nameOfSource = (
  context: ReadContext,
  type: string | null,
  id: string | null,
): string | null => {
  if (!isSourceType(type)) return null;
  const instrument = instrumentOf(context, type, id);
  const kind =
    text(instrument?.['card_type']) ||
    text(instrument?.['issuer_type']) ||
    type.slice(0, -1).replace('_', ' ');
  const digits = text(instrument?.['card_last_digits']);
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return digits === '' ? name : `${name} ••${digits}`;
};
