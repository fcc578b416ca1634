import type { Operation } from '../../engine/definition/define-resource.ts';

/** Puts units into a stock item, or takes them out when `units` is negative, and says so. */
export const changeStock = (
  { store, emit }: Operation,
  stockItemId: string | null,
  units: number,
): void => {
  const item = store.get('stock_items', stockItemId);
  if (item === undefined || units === 0) return;
  store.update('stock_items', item.id, { quantity: item.quantity + units });
  emit('stock_items', item.id, 'update');
};
