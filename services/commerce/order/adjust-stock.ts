import { within } from '../core/condition.ts';
import type { Operation } from '../core/define-resource.ts';

/**
 * Takes an order's goods out of stock or gives them back. With `reserved` the
 * units are only set aside: the stock item keeps its quantity, and what is
 * reserved of it cannot be sold twice.
 */
export const adjustStock = (
  { store }: Operation,
  orderId: string,
  direction: 'take' | 'give_back',
  what: 'quantity' | 'reserved' = 'quantity',
): void => {
  const lines = store.where('line_items', { order_id: orderId });
  const parts = store.select(
    'stock_line_items',
    within(
      't.line_item_id',
      lines.map(({ id }) => id),
    ),
  );
  const sign = direction === 'take' ? 1 : -1;
  for (const { stock_item_id, quantity } of parts) {
    const item = store.get('stock_items', stock_item_id);
    if (item === undefined) continue;
    if (what === 'quantity')
      store.update('stock_items', item.id, { quantity: item.quantity - sign * quantity });
    else
      for (const reserved of store.where('reserved_stocks', { stock_item_id: item.id }))
        store.update('reserved_stocks', reserved.id, {
          quantity: Math.max(0, reserved.quantity + sign * quantity),
        });
  }
};
