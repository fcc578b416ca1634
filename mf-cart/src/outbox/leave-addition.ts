import { selectOrderId, type AppState } from '@shop/contracts/store';
import { needsDestination, visitOf } from '../ship-to/needs-country.ts';
import type { CartAddition } from './cart-addition.ts';
import type { KeptWish } from './persist.ts';
import { MOST, PAGE, wishStorage } from './storage.ts';

const isSame = (one: CartAddition, other: unknown): boolean =>
  JSON.stringify({ addition: one }) ===
  JSON.stringify({ addition: (other as Partial<{ addition: unknown }> | null)?.addition });

/**
 * Leaves an addition to the next page, where this one lacks the code that writes orders: it is made after a reload.
 * Asked for twice it is left once; one that needs an answer first (S15) is not left at all.
 */
export const leaveAddition = (state: AppState, addition: CartAddition): void => {
  if (needsDestination(visitOf(state))) return;
  const { page, wishes } = wishStorage().read() ?? { page: PAGE, wishes: [] };
  const wish: KeptWish = { kind: 'add', addition, orderId: selectOrderId(state) };
  const others = wishes.filter((it) => !isSame(addition, it));
  wishStorage().write({ page, wishes: [...others, wish].slice(-MOST) });
};
