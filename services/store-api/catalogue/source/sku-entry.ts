import { asRecord, containersOf } from '@shop/contracts/commerce/metadata';
import type { IndexEntry } from '../item/indexed-item.ts';
import { entryOf, type PricedOffer } from './entry-of.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import type { SourceMarket } from './read-markets.ts';
import { stockOf } from './stock-of.ts';

/** Query with the includes that {@link skuEntry} needs. */
export const SKU_QUERY = {
  include: 'prices.price_list,stock_items.reserved_stock,stock_items.stock_location',
  'fields[skus]':
    'code,name,description,image_url,metadata,do_not_track,created_at,updated_at,prices,stock_items',
  'fields[prices]': 'amount_cents,compare_at_amount_cents,currency_code,updated_at,price_list',
  'fields[price_lists]': 'currency_code',
  'fields[stock_items]': 'quantity,stock_location,reserved_stock',
  'fields[reserved_stocks]': 'quantity',
  'fields[stock_locations]': 'code',
} as const;

const offerIn = (sku: PlatformRow, market: SourceMarket): PricedOffer | null => {
  const price = sku
    .many('prices')
    .find((it) => it.one('price_list')?.id === market.priceListId)?.attributes;
  const stock = stockOf(sku, market.stockLocationIds);
  if (!price || stock === null) return null;
  const cents = Number(price['amount_cents']);
  const before = Number(price['compare_at_amount_cents'] ?? 0);
  const offer = {
    id: sku.id,
    priceCents: cents,
    compareAtCents: before > cents ? before : null,
    currency: String(price['currency_code'] ?? market.currency),
    stock,
  };
  return { market: market.code, offer, changedAt: price['updated_at'] };
};

/** A SKU with its offers: one per market that has a price and a stock item for it. */
export const skuEntry = (sku: PlatformRow, markets: readonly SourceMarket[]): IndexEntry => {
  return entryOf({
    kind: 'sku',
    row: sku,
    offers: markets.flatMap((it) => offerIn(sku, it) ?? []),
    parts: [],
    containers: containersOf([{ metadata: asRecord(sku.attributes['metadata']) }]),
    ids: [sku.id],
  });
};
