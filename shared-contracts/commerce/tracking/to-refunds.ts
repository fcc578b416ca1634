import type { Refund as PlatformRefund } from '@commercelayer/sdk';
import { toMoney } from '../to-money.ts';
import type { Refund } from './types.ts';

/**
 * The refunds of an order that went through, the oldest first. The platform has no amount of them together, and the shop
 * adds up nothing (E7).
 */
export const toRefunds = (refunds: readonly PlatformRefund[] | null | undefined): Refund[] =>
  (refunds ?? [])
    .filter(({ succeeded }) => succeeded)
    .map((it) => ({
      id: it.id,
      amount: toMoney(it.amount_cents, it.currency_code),
      at: it.created_at,
    }))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
