import { randomBytes } from 'node:crypto';
import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, success, type Result } from '../../../engine/definition/problem.ts';
import { nameOfSource } from '../sources/name-of-source.ts';

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
