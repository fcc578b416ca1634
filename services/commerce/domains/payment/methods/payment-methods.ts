import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import {
  blank,
  invalid,
  type Problem,
  failure,
  type Result,
  success,
} from '../../../engine/definition/problem.ts';
import { gatewayOf, isSourceType, sourceTypes } from '../shapes/sources/source-types.ts';

/** `wire_transfers` → `Wire Transfer`: the default name of a payment method. */
const titleOf = (type: string): string =>
  type
    .replace(/s$/, '')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The columns a request sets on a payment method, with what it takes over from its market and type. */
const paymentMethodValues = (
  { store, now }: Operation,
  { attributes, links }: Input,
  before: Partial<Rows['payment_methods']> = {},
): Partial<Rows['payment_methods']> => {
  const plain = Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => !name.startsWith('_') && value !== null),
  );
  const cleared = attributes['auto_capture_max_amount_cents'] === null;
  const link = (name: string, column: string) =>
    name in links ? { [column]: links[name]?.id ?? null } : {};
  const requested: Partial<Rows['payment_methods']> = {
    ...before,
    ...plain,
    ...(cleared && { auto_capture_max_amount_cents: null }),
    ...link('market', 'market_id'),
    ...link('payment_gateway', 'payment_gateway_id'),
    ...(attributes['_disable'] === true && { disabled_at: now }),
    ...(attributes['_enable'] === true && { disabled_at: null }),
  };
  const market = store.get('markets', requested.market_id ?? null);
  return {
    ...requested,
    name: requested.name ?? titleOf(requested.payment_source_type ?? ''),
    currency_code:
      requested.currency_code ??
      store.get('price_lists', market?.price_list_id ?? null)?.currency_code ??
      null,
  };
};

/** Validates a payment method: unknown source type, type of another gateway, missing currency. */
const paymentMethodProblems = (
  { store }: Operation,
  method: Partial<Rows['payment_methods']>,
): Problem[] => {
  const type = method.payment_source_type;
  if (!isSourceType(type))
    return [
      invalid(
        'payment_source_type',
        `is not one of ${sourceTypes.join(', ')}, the types kept here`,
        'inclusion',
        { value: type },
      ),
    ];
  const problems: Problem[] = [];
  if (!store.get(gatewayOf[type], method.payment_gateway_id ?? null))
    problems.push(
      invalid('payment_gateway', `is not one of the ${gatewayOf[type]}`, 'invalid', {
        member: 'relationships',
      }),
    );
  if (!method.currency_code) problems.push(blank('currency_code'));
  if ((method.price_amount_cents ?? 0) < 0)
    problems.push(
      invalid(
        'price_amount_cents',
        'must be greater than or equal to 0',
        'greater_than_or_equal_to',
        {
          value: method.price_amount_cents,
          count: 0,
        },
      ),
    );
  return problems;
};

/** Creates a payment method of a gateway, named after its type and in its market's currency unless told. */
export const createPaymentMethod = (operation: Operation, input: Input): Result<string> => {
  const values = paymentMethodValues(operation, input);
  const problems = paymentMethodProblems(operation, values);
  return problems.length > 0
    ? failure(...problems)
    : success(operation.store.add('payment_methods', values));
};

/** Updates a payment method. The result must pass the validation of a new one. */
export const updatePaymentMethod = (
  operation: Operation,
  row: Rows['payment_methods'],
  input: Input,
): Result<string> => {
  const { id, created_at: _created, updated_at: _updated, ...before } = row;
  const values = paymentMethodValues(operation, input, before);
  const problems = paymentMethodProblems(operation, values);
  if (problems.length > 0) return failure(...problems);
  operation.store.update('payment_methods', id, values);
  return success(id);
};
