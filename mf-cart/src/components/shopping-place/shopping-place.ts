import type { ShopPath } from '@shop/contracts/routing';

const KEY = 'cart.shopping-place';

/** Pages one shops on: lists, items, search. The home page is where one goes without any of them. */
const CATALOGUE = /^\/(?:category|product|single-product|bundle|search)(?:[/?]|$)/u;

const area = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

const isShopPath = (value: string | null): value is ShopPath =>
  value !== null && value.length <= 2048 && CATALOGUE.test(value);

/** Keeps the catalogue page one is on, for the way back from the cart; other pages leave it as it was. */
export const keepShoppingPlace = (path: string): void => {
  if (!isShopPath(path)) return;
  try {
    area()?.setItem(KEY, path);
  } catch {
    // A full storage: one goes on from the home page.
  }
};

/** The catalogue page one was on last, below the market's prefix; the home page where none is known. */
export const shoppingPlace = (): ShopPath => {
  const kept = area()?.getItem(KEY) ?? null;
  return isShopPath(kept) ? kept : '/';
};
