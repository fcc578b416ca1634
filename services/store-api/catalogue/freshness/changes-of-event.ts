import { asText } from '@shop/contracts/commerce/metadata';
import type { ItemColumns } from '../facets/item-columns.ts';
import { itemKey } from '../item/indexed-item.ts';
import { type PlatformRow, readDocument } from '../../platform/read-document.ts';
import { changedItems, type ChangedItems, NOTHING } from './changed-items.ts';

/** Platform events that affect the index, with the includes their bodies need. */
export const CATALOGUE_TOPICS: Readonly<Record<string, readonly string[]>> = {
  'skus.create': [],
  'skus.update': [],
  'skus.destroy': [],
  'prices.create': [],
  'prices.update': [],
  'prices.destroy': [],
  'stock_items.create': [],
  'stock_items.update': [],
  'stock_items.destroy': [],
  'bundles.create': [],
  'bundles.update': [],
  'bundles.destroy': [],
  'sku_list_items.create': [],
  'sku_list_items.update': [],
  'sku_list_items.destroy': [],
  'orders.place': ['line_items'],
  'orders.cancel': ['line_items'],
  'markets.create': [],
  'markets.update': [],
  'markets.destroy': [],
  'inventory_models.update': [],
  'inventory_stock_locations.create': [],
  'inventory_stock_locations.update': [],
  'inventory_stock_locations.destroy': [],
};

type Rule = (row: PlatformRow, columns: ItemColumns) => ChangedItems;

const everything: Rule = () => changedItems({ everything: true });
const everyBundle: Rule = () => changedItems({ everyBundle: true });

/** Takes the code from the row. A destroyed row has only its id, so the index supplies the code. */
const ofKind =
  (kind: 'sku' | 'bundle'): Rule =>
  ({ id, attributes }, { items }) => {
    const code = asText(attributes['code']);
    const codes =
      code === null
        ? [...items.values()]
            .filter((it) => it.kind === kind && it.ids.includes(id))
            .map((it) => it.code)
        : [code];
    return changedItems(kind === 'sku' ? { skus: new Set(codes) } : { bundles: new Set(codes) });
  };

/** A price or stock item contains its SKU code, except after its deletion. */
const ofSku: Rule = ({ attributes }) => {
  const code = asText(attributes['sku_code']);
  return changedItems(code === null ? { everything: true } : { skus: new Set([code]) });
};

/** Placing an order reduces the stock of its SKUs and of its bundles' parts, canceling it restores the stock. */
const ofLines: Rule = (order, { items, numbers }) => {
  const codes = (field: string) =>
    order.many('line_items').flatMap((it) => asText(it.attributes[field]) ?? []);
  const bundles = new Set(codes('bundle_code'));
  const parts = [...bundles].flatMap(
    (it) => items.get(numbers.get(itemKey({ kind: 'bundle', code: it })) ?? NaN)?.parts ?? [],
  );
  return changedItems({ skus: new Set([...codes('sku_code'), ...parts]), bundles });
};

const RULES: Readonly<Record<string, Rule>> = {
  skus: ofKind('sku'),
  bundles: ofKind('bundle'),
  prices: ofSku,
  stock_items: ofSku,
  sku_list_items: everyBundle,
  orders: ofLines,
  markets: everything,
  inventory_models: everything,
  inventory_stock_locations: everything,
};

/**
 * The items to read again after a platform event. The body only identifies them; their data is read from the platform.
 */
export const changesOfEvent = (
  topic: string,
  body: unknown,
  columns: ItemColumns,
): ChangedItems => {
  const [row] = readDocument(body);
  const rule = RULES[topic.split('.')[0] ?? ''];
  return row && rule ? rule(row, columns) : NOTHING;
};
