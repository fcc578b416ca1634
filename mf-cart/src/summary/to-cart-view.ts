import { usualMethodOf, type Order } from '@shop/contracts/commerce/order';
import type { CartState } from '../store/cart-slice.ts';
import { billRows, type BillMarket } from './summary-rows.ts';
import type { CartLineView, CartOptionView, CartView } from './cart-view.ts';
import { codeViews, pendingCodeOf } from './code-views.ts';
import { foldLines, intentsOf, type FoldedLine } from './fold-lines.ts';
import { freeShipping } from './free-shipping.ts';
import { savedMessage } from '../commands/saved-message.ts';
import { lineAvailability } from './line-availability.ts';
import { lineDelivery } from './line-status.ts';
import { maxQuantity } from '../commands/limits.ts';

export interface CartRules {
  /** Most pieces of one line (V9). */
  maxQuantityPerLine: number;
  market: BillMarket;
}

const optionViews = ({ item, options }: FoldedLine): CartOptionView[] =>
  options.map(({ id, name, quantity, choices = {} }) => {
    const known = item?.options.find((it) => (it.optionId ?? it.id) === id);
    return { id, name, quantity, choices, total: known?.total ?? null };
  });

/**
 * The cart view (E7) of an order, with what is wanted of it folded in. Every amount is the platform's: while
 * something is under way they are those of before and marked so.
 */
export const toCartView = (order: Order, state: CartState, rules: CartRules): CartView => {
  const { id: orderId } = order;
  const { market } = rules;
  const usualMethod = usualMethodOf(order, market);
  const intents = intentsOf(state.intents, orderId);
  const pending = intents.length > 0;
  const offline = state.connection === 'offline';
  const folded = foldLines(order, intents);

  const lineView = (line: FoldedLine): CartLineView => {
    const { id, item, addition, quantity } = line;
    const known = item ?? { metadata: {}, available: null };
    const limit = maxQuantity(known, rules.maxQuantityPerLine);
    return {
      id,
      item,
      kind: item?.type === 'bundles' || addition?.kind === 'bundle' ? 'bundle' : 'sku',
      code: item?.code ?? addition?.code ?? '',
      name: item?.name ?? addition?.name ?? '',
      imageUrl: item?.imageUrl ?? addition?.imageUrl ?? null,
      quantity,
      unit: item?.unit ?? null,
      total: item?.total ?? null,
      compareAt: item?.compareAt ?? null,
      options: optionViews(line),
      parts: item?.parts ?? [],
      limit: Math.min(limit, addition?.maxQuantity ?? limit),
      availability: lineAvailability(known),
      delivery: item && lineDelivery(item, order.shipments, usualMethod),
      state: line.pending ? (offline ? 'waiting' : 'pending') : 'confirmed',
      problem: state.problems[id] ?? null,
    };
  };
  const rows = billRows(order, market);
  const wanted = intents.findLast((it) => it.kind === 'gift-message');
  return {
    orderId,
    lines: folded.map(lineView),
    totalQuantity: folded.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: {
      rows,
      updating: pending || state.recalculating === orderId,
    },
    freeShipping: freeShipping(order, usualMethod),
    codes: codeViews(order, intents, rows),
    pendingCode: pendingCodeOf(intents),
    giftMessage: wanted?.message ?? savedMessage(state, order),
    pending,
    offline,
  };
};
