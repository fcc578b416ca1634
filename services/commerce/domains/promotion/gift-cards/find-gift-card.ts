import { and, condition, or } from '../../../engine/store/condition.ts';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { leastCodeLength } from './balance-problems.ts';

/**
 * The gift card a code names on an order: active, not expired, not empty, of
 * its currency and market. The code's first 8 characters do, as long as they
 * name one card only.
 */
export const findGiftCard = (
  { store, now }: Operation,
  code: string,
  order: Pick<Rows['orders'], 'currency_code' | 'market_id'>,
): Rows['gift_cards'] | undefined => {
  if (code.length < leastCodeLength) return undefined;
  const usable = and(
    condition("t.status = 'active' AND t.balance_cents > 0"),
    condition('t.currency_code = ?', order.currency_code),
    or(condition('t.market_id IS NULL'), condition('t.market_id = ?', order.market_id)),
    or(condition('t.expires_at IS NULL'), condition('t.expires_at > ?', now)),
  );
  const [exact] = store.select('gift_cards', and(condition('t.code = ?', code), usable));
  if (exact) return exact;
  const starting = condition('substr(t.code, 1, ?) = ?', code.length, code);
  const found = store.select('gift_cards', and(starting, usable));
  return found.length === 1 ? found[0] : undefined;
};
