import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { OrderAmounts } from '../../order/amounts/amounts-of-order.ts';
import { isCart } from '../../payment/is-cart.ts';
import type { Rows } from '../../rows.ts';
import { countUsage, usesOf } from '../count-usage.ts';
import { changeBalance } from '../gift-cards/change-balance.ts';
import { isGiftCardPayment } from '../gift-cards/is-gift-card-payment.ts';
import { isPromotionLine } from './is-promotion-line.ts';

interface DiscountLine {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly couponCode: string | null;
}

const discountLines = ({ amounts, card }: OrderAmounts): DiscountLine[] => [
  ...amounts.discounts.map(({ promotion, amount }) => ({
    type: promotion.type,
    id: promotion.id,
    name: promotion.name,
    amount,
    couponCode: promotion.couponCode,
  })),
  ...(card && amounts.giftCard !== 0
    ? [
        {
          type: 'gift_cards',
          id: card.id,
          name: card.code ?? '',
          amount: amounts.giftCard,
          couponCode: null,
        },
      ]
    : []),
];

/**
 * Makes the lines of discounts and of the gift card that pays fit an order's amounts. While a placed order is edited,
 * the card's balance and the usage counts of promotions and coupons follow at once.
 */
export const syncDiscountLines = (
  operation: Operation,
  order: Rows['orders'],
  computed: OrderAmounts,
): void => {
  const { store } = operation;
  const required = discountLines(computed);
  const present = store
    .where('line_items', { order_id: order.id })
    .filter((line) => isPromotionLine(line) || isGiftCardPayment(line));
  if (!isCart(order))
    countUsage(
      operation,
      usesOf(present),
      required.filter(({ type }) => type !== 'gift_cards'),
    );
  const settle = (cardId: string | null, change: number): void => {
    const card = isCart(order) ? undefined : store.get('gift_cards', cardId);
    if (card === undefined || change === 0) return;
    const action = change < 0 ? 'use' : 'release';
    changeBalance(operation, card, change, {
      orderId: order.id,
      orderNumber: order.number,
      action,
    });
  };
  for (const line of present) {
    if (required.some(({ type, id }) => type === line.item_type && id === line.item_id)) continue;
    if (isGiftCardPayment(line)) settle(line.item_id, -line.total_amount_cents);
    store.remove('line_items', line.id);
  }
  for (const { type, id, name, amount, couponCode } of required) {
    const line = present.find(({ item_type, item_id }) => item_type === type && item_id === id);
    const before = line?.total_amount_cents ?? 0;
    if (type === 'gift_cards') settle(id, amount - before);
    if (line && before === amount && line.name === name && line.coupon_code === couponCode)
      continue;
    const values = {
      name,
      unit_amount_cents: amount,
      total_amount_cents: amount,
      coupon_code: couponCode,
    };
    if (line) store.update('line_items', line.id, values);
    else
      store.add('line_items', {
        ...values,
        quantity: 1,
        order_id: order.id,
        item_type: type,
        item_id: id,
        currency_code: order.currency_code,
      });
  }
};
