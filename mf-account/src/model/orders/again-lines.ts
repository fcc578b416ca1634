import type { LineItem, Order } from '@shop/contracts/commerce/order';

type Limits = Pick<LineItem, 'metadata' | 'available'>;

const declared = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : Infinity;

/** The most of a line that one order may have (V9): what the line declares, the stock, and the shop's own maximum. */
export const maxQuantityOf = ({ metadata, available }: Limits, maxPerLine: number): number =>
  Math.min(declared(metadata.maxQuantity), available ?? Infinity, maxPerLine);

/** A line to be ordered again. */
export interface AgainLine {
  line: LineItem;
  kind: 'sku' | 'bundle';
  code: string;
}

/** The line items of an order that can be ordered again. Discounts, shipping and fees are added by the platform. */
export const againLines = ({ lines }: Pick<Order, 'lines'>): AgainLine[] =>
  lines.flatMap((line): AgainLine[] => {
    if (!line.code || (line.type !== 'skus' && line.type !== 'bundles')) return [];
    return [{ line, kind: line.type === 'bundles' ? 'bundle' : 'sku', code: line.code }];
  });

/** The line of an order that holds an item, if one does. */
export const lineOf = (
  { lines }: Pick<Order, 'lines'>,
  { kind, code }: Pick<AgainLine, 'kind' | 'code'>,
): LineItem | undefined =>
  lines.find((it) => it.code === code && it.type === (kind === 'bundle' ? 'bundles' : 'skus'));
