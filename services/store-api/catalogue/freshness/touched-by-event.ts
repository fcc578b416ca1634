import type { ItemColumns } from '../facets/item-columns.ts';
import { asText } from '@shop/contracts/commerce/metadata';
import { readDocument, type PlatformRow } from '../../platform/read-document.ts';
import { NOTHING, touched, type Touched } from './touched.ts';

type Rule = (row: PlatformRow, columns: ItemColumns) => Touched;

const everything: Rule = () => touched({ everything: true });
const everyBundle: Rule = () => touched({ everyBundle: true });

/** Codes in the row itself; once it is destroyed only its id is known, so the index says whose it was. */
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
    return touched(kind === 'sku' ? { skus: new Set(codes) } : { bundles: new Set(codes) });
  };

/** A price or stock item names its SKU; a destroyed one no longer does. */
const ofSku: Rule = ({ attributes }) => {
  const code = asText(attributes['sku_code']);
  return touched(code === null ? { everything: true } : { skus: new Set([code]) });
};

/** What an order takes, or gives back, is no longer there, or there again. */
const ofLines: Rule = (order) => {
  const codes = (field: string) =>
    new Set(order.many('line_items').flatMap((it) => asText(it.attributes[field]) ?? []));
  return touched({ skus: codes('sku_code'), bundles: codes('bundle_code') });
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

/** What has to be read again after an event of the platform; the body is believed no further than which row it is. */
export const touchedByEvent = (topic: string, body: unknown, columns: ItemColumns): Touched => {
  const [row] = readDocument(body);
  const rule = RULES[topic.split('.')[0] ?? ''];
  return row && rule ? rule(row, columns) : NOTHING;
};
