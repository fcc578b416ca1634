import { orderRows, shippingOf, type Order } from '@shop/contracts/commerce/order';
import type { Market } from '@shop/contracts/market';
import type { CartState } from '../cart-slice.ts';
import type { CartLineView, CartOptionView, CartView } from './cart-view.ts';
import { codeViews, pendingCodeOf } from './code-views.ts';
import { foldLines, intentsOf, type FoldedLine } from './fold-lines.ts';
import { freeShipping } from './free-shipping.ts';
import { savedMessage } from '../gift/saved-message.ts';
import { lineAvailability } from './line-availability.ts';
import { lineDelivery } from './line-delivery.ts';
import { maxQuantity } from '../lines/max-quantity.ts';

export interface CartRules {
  /** Most pieces of one line (V9). */
  maxQuantityPerLine: number;
  /** It names its shipping method (M6), and whether taxes are in its prices. */
  market: Pick<Market, 'shipping_method' | 'tax_included'>;
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
      delivery: item && lineDelivery(item, order.shipments, market.shipping_method),
      state: line.pending ? (offline ? 'waiting' : 'pending') : 'confirmed',
      problem: state.problems[id] ?? null,
    };
  };
  const wanted = intents.findLast((it) => it.kind === 'gift-message');
  return {
    orderId,
    lines: folded.map(lineView),
    totalQuantity: folded.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: {
      rows: orderRows(order.totals, {
        shipping: shippingOf(order, market.shipping_method),
        market,
      }),
      updating: pending || state.recalculating === orderId,
    },
    freeShipping: freeShipping(order, market.shipping_method),
    codes: codeViews(order, intents),
    pendingCode: pendingCodeOf(intents),
    giftMessage: wanted?.message ?? savedMessage(state, order),
    pending,
    offline,
  };
};
