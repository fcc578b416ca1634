import { isRetryable, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { LeftBehind } from './untransferred.ts';
import type { CarryTarget } from './order-side.ts';

/** Tries the codes of one order on another that has none of the kind. What is refused is left behind. */
export const carryCodes = async (
  target: CarryTarget,
  from: Pick<Order, 'couponCode' | 'giftCardCode'>,
  into: Pick<Order, 'couponCode' | 'giftCardCode'>,
): Promise<Result<readonly LeftBehind[]>> => {
  const leftBehind: LeftBehind[] = [];
  for (const kind of ['couponCode', 'giftCardCode'] as const) {
    const code = from[kind];
    if (!code || into[kind] === code) continue;
    const tried = into[kind] ? null : await target.setCode(code);
    if (tried && !tried.ok && isRetryable(tried.error)) return tried;
    if (!tried?.ok) leftBehind.push({ kind: 'code', code });
  }
  return ok(leftBehind);
};
