import type { Input, Operation, Row } from '../../engine/definition/define-resource.ts';
import {
  failure,
  mustExist,
  success,
  taken,
  type Result,
} from '../../engine/definition/problem.ts';
import type { Shape } from '../../engine/definition/shape.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { relationshipOfRule, type RuleType } from './shapes/promotion-types.ts';

/** Creates or updates a rule. Rule and promotion point at each other; a promotion has one rule per type. */
export const writeRule = (
  { store }: Operation,
  shape: Shape,
  row: Row | undefined,
  input: Input,
): Result<string> => {
  const type = shape.type as RuleType;
  const column = `${relationshipOfRule[type]}_id`;
  const link = input.links['promotion'];
  if (link === null || (row === undefined && link === undefined))
    return failure(mustExist('promotion'));
  const values: Record<string, unknown> = { ...columnValues(shape, input) };
  const [target] = link ? (store.where('promotions', { id: link.id }) as Row[]) : [];
  const promotionType = String(target?.['_part'] ?? '');
  if (target) {
    const existing = (store.get(promotionType, target.id) as Row | undefined)?.[column];
    if (existing !== null && existing !== row?.id) return failure(taken('promotion', target.id));
    values['promotion_type'] = promotionType;
  }
  const id = row ? row.id : store.add(type, values);
  if (row) store.update(type, id, values);
  if (target && row && row['promotion_id'] !== target.id)
    store.update(String(row['promotion_type']), String(row['promotion_id']), { [column]: null });
  if (target) store.update(promotionType, target.id, { [column]: id });
  return success(id);
};
