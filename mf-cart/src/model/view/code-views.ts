import type { Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CodeKind, Intents } from '../wishes/cart-intent.ts';
import type { CartCodeView } from './cart-view.ts';

const ifAny = (amount: Money): Money | null => (amount.cents === 0 ? null : amount);

/** The codes in use, with what each takes off (E7) and whether it is being taken off. */
export const codeViews = (
  {
    couponCode,
    giftCardCode,
    lines,
    totals,
  }: Pick<Order, 'couponCode' | 'giftCardCode' | 'lines' | 'totals'>,
  intents: Intents,
): CartCodeView[] => {
  const freeShipping = lines.find(({ type }) => type === 'free_shipping_promotions');
  const view = (kind: CodeKind, code: string | null, amount: Money): CartCodeView[] => {
    const pending = intents.some((it) => it.kind === 'clear-code' && it.of === kind);
    return code ? [{ code, kind, effect: ifAny(amount), pending }] : [];
  };
  return [
    ...view('coupon', couponCode, ifAny(totals.discount) ?? freeShipping?.total ?? totals.discount),
    ...view('gift-card', giftCardCode, totals.giftCard),
  ];
};

/** The code that is being tried; the last where there are several. */
export const pendingCodeOf = (intents: Intents): string | null =>
  intents.findLast((it) => it.kind === 'code')?.code ?? null;
