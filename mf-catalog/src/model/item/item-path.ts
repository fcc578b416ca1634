import { paths, type ShopPath } from '@shop/contracts/routing';

/** The page of an item. */
export const itemPath = ({ kind, code }: { kind: 'sku' | 'bundle'; code: string }): ShopPath =>
  kind === 'bundle' ? paths.bundle(code) : paths.product(code);
