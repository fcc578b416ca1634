import type { ThunkExtra } from '@shop/contracts/store';
import { isKeptWish } from './is-kept-wish.ts';
import { leave, leftTo, type KeptWish } from './persist.ts';
import { isPageHeld } from './page-hold.ts';

/** Whether the page that left them is still there, asked once. */
const checks = new WeakMap<ThunkExtra, Promise<boolean>>();

/** Takes over what an earlier page of this tab left; nothing where that page is still there, as in a duplicated tab. */
const claim = async <W extends KeptWish>(
  page: ThunkExtra,
  isOurs: (wish: KeptWish) => wish is W,
): Promise<readonly W[]> => {
  const check = checks.get(page) ?? isPageHeld(leftTo(page).page);
  checks.set(page, check);
  const wishes = (await check) ? [] : leftTo(page).wishes.filter(isKeptWish);
  leave(
    page,
    wishes.filter((it) => !isOurs(it)),
  );
  return wishes.filter(isOurs);
};

/** Claims the changes of an order, once. Those of another order stay: the tab may come back to its market. */
export const claimWishes = (
  page: ThunkExtra,
  orderId: string | null,
): Promise<readonly KeptWish[]> =>
  claim(page, (it): it is KeptWish => it.orderId === null || it.orderId === orderId);

type KeptAddition = Extract<KeptWish, { kind: 'add' }>;

/**
 * Claims the additions sent to an order whose goods are transferred to another one. Left in place they would be added
 * again when the tab comes back, because their lines are gone by then.
 */
export const claimAdditions = (
  page: ThunkExtra,
  orderId: string,
): Promise<readonly KeptAddition[]> =>
  claim(page, (it): it is KeptAddition => it.kind === 'add' && it.orderId === orderId);
