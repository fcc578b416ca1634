import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** Use of a gift card by an order, or its return. */
interface GiftCardUsage {
  readonly orderId: string;
  readonly orderNumber: string | null;
  readonly action: 'use' | 'release';
}

/** What an order used of a gift card and returned to it, in cents: negative for a use. Oldest first. */
export const usagesOf = (
  { usage_log }: Pick<Rows['gift_cards'], 'usage_log'>,
  orderId: string,
): readonly { readonly amount_cents: number }[] =>
  (usage_log?.[orderId] ?? []) as readonly { readonly amount_cents: number }[];

/**
 * Changes a gift card's balance by an amount in cents and keeps a record of it.
 * An active card is redeemed once it is empty or, for single use, once used;
 * one that gets its balance back is active again, for single use only once its
 * order has returned all that it used.
 */
export const changeBalance = (
  { store, now, emit }: Operation,
  card: Rows['gift_cards'],
  change: number,
  usage?: GiftCardUsage,
): void => {
  const balance = card.balance_cents + change;
  const log = { ...card.usage_log };
  let stillUsed = 0;
  if (usage) {
    const before = usagesOf(card, usage.orderId);
    stillUsed = before.reduce((sum, { amount_cents }) => sum - amount_cents, -change);
    log[usage.orderId] = [
      ...before,
      {
        action: usage.action,
        amount_cents: change,
        balance_cents: balance,
        order_number: usage.orderNumber,
        datetime: now,
      },
    ];
  }
  const spent = balance === 0 || (card.single_use && usage?.action === 'use');
  const redeemed = card.status === 'active' && spent;
  const isReturned = !card.single_use || stillUsed <= 0;
  const revived = card.status === 'redeemed' && change > 0 && balance > 0 && isReturned;
  store.update('gift_cards', card.id, {
    balance_cents: balance,
    balance_log: [...card.balance_log, { datetime: now, balance_change_cents: change }],
    usage_log: log,
    ...(redeemed && { status: 'redeemed' }),
    ...(revived && { status: 'active' }),
  });
  if (usage?.action === 'use') emit('gift_cards', card.id, 'use');
  if (redeemed) emit('gift_cards', card.id, 'redeem');
};
