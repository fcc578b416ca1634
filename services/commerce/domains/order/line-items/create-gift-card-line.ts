import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import {
  blank,
  failure,
  invalid,
  success,
  taken,
  type Result,
} from '../../../engine/definition/problem.ts';
import { isCart } from '../../payment/is-cart.ts';
import { isForSale } from '../../promotion/gift-cards/is-for-sale.ts';
import { moveGiftCard } from '../../promotion/gift-cards/move-gift-card.ts';
import type { Rows } from '../../rows.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import { resolvePrice } from '../amounts/resolve-price.ts';

/** Adds a gift card that no one has yet to a cart: it is bought for its balance, and only once. */
export const createGiftCardLine = (
  operation: Operation,
  order: Rows['orders'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const card = store.get('gift_cards', input.links['item']?.id ?? null);
  const price = card && resolvePrice(operation, order, { type: 'gift_cards', id: card.id });
  if (!card || !price) return failure(blank('item'));
  const quantity = Number(input.attributes['quantity']);
  if (quantity !== 1)
    return failure(
      invalid('quantity', 'must be equal to 1', 'equal_to', { value: quantity, count: 1 }),
    );
  const present = { order_id: order.id, item_type: 'gift_cards', item_id: card.id };
  if (store.where('line_items', present).length > 0) return failure(taken('item', card.id));
  // A placed order has a price also for the card that it has bought.
  if (!isForSale(operation, card)) return failure(blank('item'));
  const { name, image_url, metadata, reference } = input.attributes;
  const line = store.insert('line_items', {
    ...present,
    quantity,
    name:
      typeof name === 'string' && name !== ''
        ? name
        : `Gift card: ${formatAmount(price.unit, card.currency_code)}`,
    image_url: typeof image_url === 'string' && image_url !== '' ? image_url : card.image_url,
    reference: (reference ?? null) as string | null,
    metadata: (metadata ?? {}) as Record<string, unknown>,
    currency_code: order.currency_code,
    unit_amount_cents: price.unit,
    total_amount_cents: price.unit,
  });
  // No placement follows that would purchase it, and its price must not change any more.
  if (!isCart(order) && card.status === 'draft') moveGiftCard(operation, card, 'purchase');
  recalculateOrder(operation, order.id);
  return success(line.id);
};
