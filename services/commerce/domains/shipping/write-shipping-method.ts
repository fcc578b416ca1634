import { randomBytes } from 'node:crypto';
import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  blank,
  failure,
  invalid,
  type Problem,
  type Result,
} from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import type { Rows } from '../rows.ts';
import { shippingMethodShape } from './shapes/shipping-methods.ts';

type Method = Rows['shipping_methods'];

const schemes = ['flat', 'weight_tiered', 'external'];
const units = ['gr', 'oz', 'lb'];

const problemsOf = (it: Partial<Method>): Problem[] => {
  const problems: Problem[] = [];
  const oneOf = (name: 'scheme' | 'unit_of_weight', known: readonly string[]) => {
    const value = it[name];
    if (value && !known.includes(value))
      problems.push(invalid(name, 'is not included in the list', 'inclusion', { value }));
  };
  oneOf('scheme', schemes);
  oneOf('unit_of_weight', units);
  const weighs = typeof it.min_weight === 'number' || typeof it.max_weight === 'number';
  if (weighs && !it.unit_of_weight) problems.push(blank('unit_of_weight'));
  if (it.scheme === 'external' && !it.external_prices_url)
    problems.push(blank('external_prices_url'));
  if (!it.currency_code) problems.push(blank('currency_code'));
  if (Number(it.price_amount_cents) < 0)
    problems.push(
      invalid(
        'price_amount_cents',
        'must be greater than or equal to 0',
        'greater_than_or_equal_to',
        { value: it.price_amount_cents, count: 0 },
      ),
    );
  return problems;
};

/** Creates or changes a shipping method. Its currency is its market's unless it is given. */
export const writeShippingMethod = (
  operation: Operation,
  row: Method | null,
  input: Input,
): Result<string> => {
  const { store, now } = operation;
  const { attributes, links } = input;
  const market = store.get('markets', links['market']?.id ?? row?.market_id ?? null);
  const inherited = store.get('price_lists', market?.price_list_id ?? null)?.currency_code ?? null;
  const currency_code = attributes['currency_code'] ?? row?.currency_code ?? inherited;
  const problems = problemsOf({ ...row, ...attributes, currency_code } as Partial<Method>);
  if (problems.length > 0) return failure(...problems);
  const newSecret = row === null || attributes['_regenerate_shared_secret'] === true;
  return writeValues(operation, shippingMethodShape, row, input, {
    currency_code,
    ...(attributes['_disable'] === true && { disabled_at: now }),
    ...(attributes['_enable'] === true && { disabled_at: null }),
    ...(attributes['_reset_circuit'] === true && {
      circuit_state: 'closed',
      circuit_failure_count: 0,
    }),
    ...(newSecret && { shared_secret: randomBytes(16).toString('hex') }),
  });
};
