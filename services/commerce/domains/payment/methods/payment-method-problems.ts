import type { Operation } from '../../../engine/definition/define-resource.ts';
import { blank, invalid, type Problem } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { gatewayOf, isSourceType, sourceTypes } from '../shapes/sources/source-types.ts';

/** Validates a payment method: unknown source type, type of another gateway, missing currency. */
export const paymentMethodProblems = (
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
