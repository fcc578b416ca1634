import type { ShopPath } from '@shop/contracts/routing';

/** The page of this remote, below the market prefix. */
export const PAGE_PATH: ShopPath = '/__name__';
