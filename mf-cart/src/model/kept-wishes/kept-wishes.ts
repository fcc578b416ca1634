import { browserStorage, slot } from '@shop/contracts/commerce';
import type { ThunkExtra } from '@shop/contracts/store';
import type { Intents, Wish } from '../wishes/cart-intent.ts';
import { holdPage, letPageGo, PAGE } from './page-hold.ts';

/** A wish as it outlasts the page. An addition has its target from the moment it may have been sent. */
export type KeptWish = Wish & { orderId: string | null };

/** More than anybody waits for. */
const MOST = 50;

/** What the platform has not confirmed, for the next page of this tab. */
interface Kept {
  /** The page that has them. */
  page: string;
  /** As stored: who claims them looks at what they are. */
  wishes: readonly unknown[];
}

const isKept = (value: unknown): value is Kept => {
  const { page, wishes } = (value ?? {}) as Record<string, unknown>;
  return typeof page === 'string' && Array.isArray(wishes) && wishes.length <= MOST;
};

const storage = () => slot(browserStorage().session, 'fv.wishes', isKept);

const lefts = new WeakMap<ThunkExtra, Kept>();

/** What an earlier page of this tab left, as this page found it. */
export const leftTo = (page: ThunkExtra): Kept => {
  const left = lefts.get(page) ?? storage().read() ?? { page: PAGE, wishes: [] };
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
  if (wishes.length > 0) storage().write({ page: PAGE, wishes });
  else storage().clear();
};
