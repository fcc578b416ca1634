import type { LineItem } from '@shop/contracts/commerce/order';

const declared = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : Infinity;

/**
 * "Up to N items" (V9): the smallest of the line's `metadata.maxQuantity`, the stock the platform tells of and
 * the shop's own maximum per line, in pieces. Never below 0.
 */
export const maxQuantity = (
  line: Pick<LineItem, 'metadata' | 'available'>,
  maxQuantityPerLine: number,
): number =>
  Math.max(
    0,
    Math.min(declared(line.metadata.maxQuantity), line.available ?? Infinity, maxQuantityPerLine),
  );
