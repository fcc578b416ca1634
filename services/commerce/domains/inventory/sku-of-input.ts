import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** The SKU an input names by relationship or by `sku_code`. */
export const skuOfInput = ({ store }: Operation, input: Input): Rows['skus'] | undefined => {
  const link = input.links['sku'];
  if (link) return store.get('skus', link.id);
  const code = input.attributes['sku_code'];
  return typeof code === 'string' ? store.where('skus', { code })[0] : undefined;
};
