import type { ThunkExtra } from '@shop/contracts/store';
import { isKeptWish } from './is-kept-wish.ts';
import { leave, leftTo, type KeptWish } from './kept-wishes.ts';
import { isPageHeld } from './page-hold.ts';

/** Whether the page that left them is still there, asked once. */
const checks = new WeakMap<ThunkExtra, Promise<boolean>>();

/**
 * Takes over what an earlier page of this tab left for an order, once; nothing where that page is still there, as in a
 * tab that was duplicated. What was wanted of another order stays: the tab may come back to its market.
 */
export const claimWishes = async (
  page: ThunkExtra,
  orderId: string | null,
): Promise<readonly KeptWish[]> => {
  const check = checks.get(page) ?? isPageHeld(leftTo(page).page);
  checks.set(page, check);
  const wishes = (await check) ? [] : leftTo(page).wishes.filter(isKeptWish);
  const isOurs = (it: KeptWish) => it.orderId === null || it.orderId === orderId;
  leave(
    page,
    wishes.filter((it) => !isOurs(it)),
  );
  return wishes.filter(isOurs);
};
