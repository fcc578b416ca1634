import { browserStorage, slot } from '@shop/contracts/commerce';
import { paths, type ShopPath } from '@shop/contracts/routing';

/** Pages one shops on: lists, items, search. The home page is where one goes without any of them. */
const CATALOG = /^\/(?:category|product|single-product|bundle|search)(?:[/?]|$)/u;

const isShoppedOn = (value: unknown): value is ShopPath =>
  typeof value === 'string' && value.length <= 2048 && CATALOG.test(value);

const kept = () => slot(browserStorage().session, 'cart.shopping-place', isShoppedOn);

/** Keeps the catalog page one is on, for the way back from the cart; other pages leave it as it was. */
export const keepShoppingPlace = (path: string): void => {
  if (isShoppedOn(path)) kept().write(path);
};

/** The catalog page one was on last, below the market's prefix; the home page where none is known. */
export const shoppingPlace = (): ShopPath => kept().read() ?? paths.home();
