/**
 * URL fragment that carries the quantity to an item's page in another market (M10). The server never receives it, and
 * nothing has to be cleared.
 */
export const quantityHash = (quantity: number): string => `#pieces=${quantity}`;

/** Quantity in a URL fragment; 0 if missing. The caller applies the item's limit. */
export const quantityFromHash = (hash: string): number =>
  Number(/^#pieces=(\d{1,3})$/.exec(hash)?.[1] ?? 0);
