import type { Input, Operation, Row } from '../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  success,
  type Problem,
  type Result,
} from '../../engine/definition/problem.ts';
import type { Shape } from '../../engine/definition/shape.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { relationshipOfRule, ruleTypes } from './shapes/promotion-types.ts';

const outOfRange = (field: string, value: number, least: number, most: number): Problem[] => {
  if (value < least)
    return [
      invalid(field, `must be greater than or equal to ${least}`, 'greater_than_or_equal_to', {
        value,
        count: least,
      }),
    ];
  if (value <= most) return [];
  return [
    invalid(field, `must be less than or equal to ${most}`, 'less_than_or_equal_to', {
      value,
      count: most,
    }),
  ];
};

const problemsOf = (values: Readonly<Record<string, unknown>>): Problem[] => {
  const problems: Problem[] = [];
  if (String(values['expires_at']) <= String(values['starts_at']))
    problems.push(
      invalid('expires_at', 'must be after the starts_at', 'invalid', {
        value: values['expires_at'],
      }),
    );
  for (const [field, least, most] of [
    ['percentage', 1, 100],
    ['fixed_amount_cents', 1, Number.MAX_SAFE_INTEGER],
    ['total_usage_limit', 1, Number.MAX_SAFE_INTEGER],
  ] as const)
    if (typeof values[field] === 'number')
      problems.push(...outOfRange(field, values[field], least, most));
  return problems;
};

/**
 * Creates or updates a promotion. The market sets its currency, which only a fixed amount requires. Linked rules are
 * moved to the promotion.
 */
export const writePromotion = (
  { store, now }: Operation,
  shape: Shape,
  row: Row | undefined,
  input: Input,
): Result<string> => {
  const { type } = shape;
  const { attributes } = input;
  const values: Record<string, unknown> = { ...columnValues(shape, input) };
  if (attributes['_disable'] === true) values['disabled_at'] = now;
  if (attributes['_enable'] === true) values['disabled_at'] = null;
  const market = store.get('markets', (values['market_id'] ?? null) as string | null);
  const priceList = store.get('price_lists', market?.price_list_id ?? null);
  if (priceList) values['currency_code'] = priceList.currency_code;
  const after = { ...row, ...values };
  const problems = problemsOf(after);
  if (type === 'fixed_amount_promotions' && !after['currency_code' as keyof typeof after])
    problems.push(invalid('currency_code', "can't be blank", 'blank'));
  if (problems.length > 0) return failure(...problems);
  const limit = after['total_usage_limit' as keyof typeof after] as number | null | undefined;
  const count = (row?.['total_usage_count'] ?? 0) as number;
  values['total_usage_reached'] = typeof limit === 'number' && count >= limit;
  const id = row ? row.id : store.add(type, values);
  if (row) store.update(type, id, values);
  for (const ruleType of ruleTypes) {
    const link = input.links[relationshipOfRule[ruleType]];
    if (link) store.update(ruleType, link.id, { promotion_id: id, promotion_type: type });
  }
  return success(id);
};
