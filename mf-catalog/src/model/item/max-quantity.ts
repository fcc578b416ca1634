/**
 * Most pieces of an item that can be put in the cart: the smallest of its stock, its own limit and the shop's
 * limit per line (V9). Never below 0.
 *
 * @param item.ownLimit `metadata.maxQuantity`; null when the item sets none
 * @param perLine the shop's configured limit
 */
export const maxQuantityOf = (
  item: { stock: number; ownLimit: number | null },
  perLine: number,
): number => {
  const limits = [item.stock, perLine, ...(item.ownLimit === null ? [] : [item.ownLimit])];
  return Math.max(0, Math.floor(Math.min(...limits)));
};
