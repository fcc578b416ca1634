import type { LineItem } from '@shop/contracts/commerce/order';
import { paths, type ShopPath } from '@shop/contracts/routing';

/** The product or bundle page of a line; null for a line without a code. */
export const lineLink = ({ type, code }: Pick<LineItem, 'type' | 'code'>): ShopPath | null => {
  if (code === null) return null;
  return type === 'bundles' ? paths.bundle(code) : paths.product(code);
};
