import { condition } from '../core/condition.ts';
import type { Input, Operation } from '../core/define-resource.ts';
import { blank, failure, success, type Result } from '../core/problem.ts';
import { columnValues } from '../core/write/column-values.ts';
import { skuLists } from '../resources/sku-lists.ts';

/** Creates a list of SKUs under a slug made from its name, with a number when that is taken. */
export const createSkuList = ({ store }: Operation, input: Input): Result<string> => {
  const values = columnValues(skuLists, input);
  if (values['manual'] === false && !values['sku_code_regex'])
    return failure(blank('sku_code_regex'));
  const stem = String(input.attributes['name'])
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const taken = store.count(
    'sku_lists',
    condition('t.slug = ? OR t.slug GLOB ?', stem, `${stem}-[0-9]*`),
  );
  const slug = taken === 0 ? stem : `${stem}-${taken + 1}`;
  return success(store.insert('sku_lists', { ...values, slug }).id);
};
