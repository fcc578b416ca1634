import type { Operation } from '../../../engine/definition/define-resource.ts';

/** Makes a stock item's reserved stock the sum of its reservations again. */
export const countReserved = ({ store }: Operation, stockItemId: string): void => {
  const quantity = store
    .where('stock_reservations', { stock_item_id: stockItemId })
    .reduce((sum, reservation) => sum + reservation.quantity, 0);
  const [reserved] = store.where('reserved_stocks', { stock_item_id: stockItemId });
  if (reserved && reserved.quantity !== quantity)
    store.update('reserved_stocks', reserved.id, { quantity });
};
