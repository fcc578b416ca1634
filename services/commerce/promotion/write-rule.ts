import type { Input, Operation, Resource, Row } from '../core/define-resource.ts';
import { failure, mustExist, success, taken, type Result } from '../core/problem.ts';
import { columnValues } from '../core/write/column-values.ts';
import { relationshipOfRule, type RuleType } from './promotion-types.ts';

/** Creates a rule or changes one. Both sides know of each other; a promotion has one rule of a type. */
export const writeRule = (
  { store }: Operation,
  resource: Resource,
  row: Row | undefined,
  input: Input,
): Result<string> => {
  const type = resource.shape.type as RuleType;
  const column = `${relationshipOfRule[type]}_id`;
  const link = input.links['promotion'];
  if (link === null || (row === undefined && link === undefined))
    return failure(mustExist('promotion'));
  const values: Record<string, unknown> = { ...columnValues(resource, input) };
  const [target] = link ? (store.where('promotions', { id: link.id }) as Row[]) : [];
  const promotionType = String(target?.['_part'] ?? '');
  if (target) {
    const known = (store.get(promotionType, target.id) as Row | undefined)?.[column];
    if (known !== null && known !== row?.id) return failure(taken('promotion', target.id));
    values['promotion_type'] = promotionType;
  }
  const id = row ? row.id : store.add(type, values);
  if (row) store.update(type, id, values);
  if (target && row && row['promotion_id'] !== target.id)
    store.update(String(row['promotion_type']), String(row['promotion_id']), { [column]: null });
  if (target) store.update(promotionType, target.id, { [column]: id });
  return success(id);
};
