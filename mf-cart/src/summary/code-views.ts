import type { Order, OrderRow } from '@shop/contracts/commerce/order';
import type { CodeKind, Intents } from '../outbox/pending-change.ts';
import type { CartCodeView } from './cart-view.ts';

/**
 * The codes in use, with what each takes off (E7) and whether it is being taken off.
 *
 * @param rows of the order's summary: a gift card pays the shipping that is still to come, too
 */
export const codeViews = (
  { couponCode, giftCardCode, lines }: Pick<Order, 'couponCode' | 'giftCardCode' | 'lines'>,
  intents: Intents,
  rows: readonly OrderRow[],
): CartCodeView[] => {
  const amountOf = (id: OrderRow['id']) => rows.find((row) => row.id === id)?.amount ?? null;
  const view = (
    kind: CodeKind,
    code: string | null,
    effect: CartCodeView['effect'],
  ): CartCodeView[] => {
    const pending = intents.some((it) => it.kind === 'clear-code' && it.of === kind);
    return code ? [{ code, kind, effect, pending }] : [];
  };
  // The promotion of free shipping is known by its line, also while there is nothing to waive.
  const shipsFree = lines.some(({ type }) => type === 'free_shipping_promotions');
  return [
    ...view('coupon', couponCode, shipsFree ? 'free-shipping' : amountOf('discount')),
    ...view('gift-card', giftCardCode, amountOf('giftCard')),
  ];
};

/** The code that is being tried; the last where there are several. */
export const pendingCodeOf = (intents: Intents): string | null =>
  intents.findLast((it) => it.kind === 'code')?.code ?? null;
