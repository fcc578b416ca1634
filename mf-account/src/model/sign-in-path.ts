import type { ShopPath } from '@shop/contracts/routing';

/** A sign-in screen that leads on to another page afterwards. */
export const signInPath = (screen: ShopPath, next: ShopPath): ShopPath =>
  `${screen}?next=${encodeURIComponent(next)}`;
