import type { Money } from '@shop/contracts/commerce';
import type { Order, OrderRow } from '@shop/contracts/commerce/order';
import type { CodeKind, PendingChanges } from '../outbox/pending-change.ts';

export interface CartCodeView {
  code: string;
  kind: CodeKind;
  /** The platform's reduction; `free-shipping` for a coupon that waives shipping; null without an effect. */
  effect: Money | 'free-shipping' | null;
  /** A pending change removes the code. */
  pending: boolean;
}

/**
 * The applied codes, each with its effect (E7) and whether a pending change removes it.
 *
 * @param rows - of the order's totals: a gift card also pays shipping that is not yet known
 */
export const codeViews = (
  { couponCode, giftCardCode, lines }: Pick<Order, 'couponCode' | 'giftCardCode' | 'lines'>,
  changes: PendingChanges,
  rows: readonly OrderRow[],
): CartCodeView[] => {
  const amountOf = (id: OrderRow['id']) => rows.find((row) => row.id === id)?.amount ?? null;
  const view = (
    kind: CodeKind,
    code: string | null,
    effect: CartCodeView['effect'],
  ): CartCodeView[] => {
    const pending = changes.some((it) => it.kind === 'clear-code' && it.of === kind);
    return code ? [{ code, kind, effect, pending }] : [];
  };
  // The line identifies a free-shipping promotion, even if there is no shipping cost to waive yet.
  const shipsFree = lines.some(({ type }) => type === 'free_shipping_promotions');
  return [
    ...view('coupon', couponCode, shipsFree ? 'free-shipping' : amountOf('discount')),
    ...view('gift-card', giftCardCode, amountOf('giftCard')),
  ];
};

/** The code of the last pending change that applies one; null without any. */
export const pendingCodeOf = (changes: PendingChanges): string | null =>
  changes.findLast((it) => it.kind === 'code')?.code ?? null;
