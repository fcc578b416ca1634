import type { Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CodeKind, Intents } from '../wishes/cart-intent.ts';
import type { CartCodeView } from './cart-view.ts';

const ifAny = (amount: Money): Money | null => (amount.cents === 0 ? null : amount);

/** What the coupon does: the promotion of free shipping is known by its line, also while there is nothing to waive. */
const couponEffect = ({
  lines,
  totals,
}: Pick<Order, 'lines' | 'totals'>): CartCodeView['effect'] =>
  lines.some(({ type }) => type === 'free_shipping_promotions')
    ? 'free-shipping'
    : ifAny(totals.discount);

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
  const view = (
    kind: CodeKind,
    code: string | null,
    effect: CartCodeView['effect'],
  ): CartCodeView[] => {
    const pending = intents.some((it) => it.kind === 'clear-code' && it.of === kind);
    return code ? [{ code, kind, effect, pending }] : [];
  };
  return [
    ...view('coupon', couponCode, couponEffect({ lines, totals })),
    ...view('gift-card', giftCardCode, ifAny(totals.giftCard)),
  ];
};

/** The code that is being tried; the last where there are several. */
export const pendingCodeOf = (intents: Intents): string | null =>
  intents.findLast((it) => it.kind === 'code')?.code ?? null;
