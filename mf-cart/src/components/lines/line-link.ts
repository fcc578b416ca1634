import { paths, type ShopPath } from '@shop/contracts/routing';
import type { CartLineView } from '../../summary/cart-view.ts';

/** The product or bundle page of a line. */
export const lineLink = ({
  kind,
  code,
  name,
}: Pick<CartLineView, 'kind' | 'code' | 'name'>): ShopPath =>
  kind === 'bundle' ? paths.bundle(code, name) : paths.product(code, name);
