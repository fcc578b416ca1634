import type { ThunkExtra } from '@shop/contracts/store';
import type { Intents, Wish } from './pending-change.ts';
import { holdPage, letPageGo } from './page-hold.ts';
import { MOST, PAGE, wishStorage, type Kept } from './storage.ts';

/** A wish as it outlasts the page. An addition has its target from the moment it may have been sent. */
export type KeptWish = Wish & { orderId: string | null };

const lefts = new WeakMap<ThunkExtra, Kept>();

/** What an earlier page of this tab left, as this page found it. */
export const leftTo = (page: ThunkExtra): Kept => {
  const left = lefts.get(page) ?? wishStorage().read() ?? { page: PAGE, wishes: [] };
  lefts.set(page, left);
  return left;
};

/** What of it nobody has claimed yet. */
export const leave = (page: ThunkExtra, wishes: readonly unknown[]): void =>
  void lefts.set(page, { ...leftTo(page), wishes });

const toKept = ({ id: _id, sent: _sent, ...wish }: Intents[number]): KeptWish => wish;

/**
 * Writes down what waits, so that a reload does not lose it: with every change, for no page is told its end. A blocked
 * or full storage keeps nothing.
 */
export const keepWishes = (page: ThunkExtra, intents: Intents): void => {
  const wishes = [...leftTo(page).wishes, ...intents.map(toKept)].slice(-MOST);
  if (intents.length > 0) holdPage();
  else letPageGo();
  if (wishes.length > 0) wishStorage().write({ page: PAGE, wishes });
  else wishStorage().clear();
};
