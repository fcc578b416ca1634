import type { ReadContext, Input, Operation } from '../../../engine/definition/define-resource.ts';
import { instrumentOf } from '../sources/instrument-of.ts';
import { isSourceType } from '../shapes/sources/source-types.ts';
import { randomBytes } from 'node:crypto';
import { failure, mustExist, success, type Result } from '../../../engine/definition/problem.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a wallet calls a payment source: `Visa ••1881`, `Paypal`, `Wire transfer`. */
const nameOfSource = (
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

const written = [
  'reference',
  'reference_origin',
  'metadata',
  'customer_token',
  'payment_source_token',
];

/** Puts a payment source into a customer's wallet, under tokens of its own unless the gateway's are given. */
export const createCustomerPaymentSource = (
  operation: Operation,
  { attributes, links }: Input,
): Result<string> => {
  const customer = links['customer'];
  if (!customer) return failure(mustExist('customer'));
  const source = links['payment_source'] ?? null;
  return success(
    operation.store.add('customer_payment_sources', {
      customer_token: `customer_${customer.id}`,
      payment_source_token: randomBytes(16).toString('hex'),
      ...Object.fromEntries(
        Object.entries(attributes).filter(
          ([name, value]) => written.includes(name) && value !== null,
        ),
      ),
      customer_id: customer.id,
      payment_method_id: links['payment_method']?.id ?? null,
      payment_source_id: source?.id ?? null,
      payment_source_type: source?.type ?? null,
      name: nameOfSource(operation, source?.type ?? null, source?.id ?? null),
    }),
  );
};
