import { asRecord, containersOf, type Container } from '@shop/contracts/commerce/metadata';
import type { IndexEntry } from '../item/indexed-item.ts';
import { entryOf, type PricedOffer } from './entry-of.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import type { SourceMarket } from './read-markets.ts';
import { stockOf } from './stock-of.ts';

/** Query with the includes that {@link bundleEntries} needs. */
export const BUNDLE_QUERY = {
  include:
    'market,sku_list.sku_list_items,skus.stock_items.reserved_stock,skus.stock_items.stock_location',
} as const;

/** The SKUs of a bundle, with their quantities in one bundle. */
const partsOf = (bundle: PlatformRow): { sku: PlatformRow; quantity: number }[] => {
  const quantities = new Map(
    (bundle.one('sku_list')?.many('sku_list_items') ?? []).map((it) => [
      it.attributes['sku_code'],
      Math.max(1, Number(it.attributes['quantity'] ?? 1) || 1),
    ]),
  );
  return bundle
    .many('skus')
    .map((sku) => ({ sku, quantity: quantities.get(sku.attributes['code']) ?? 1 }));
};

const containersIn = (bundle: PlatformRow): Container[] =>
  containersOf(
    partsOf(bundle).map(({ sku: { attributes }, quantity }) => ({
      metadata: asRecord(attributes['metadata']),
      quantity,
    })),
  );

/** Stock of a bundle, limited by its scarcest part; null if a part has no stock item in the market. */
const bundleStock = (bundle: PlatformRow, market: SourceMarket): number | null => {
  const stocks = partsOf(bundle).map(({ sku, quantity }) => {
    const stock = stockOf(sku, market.stockLocationIds);
    return stock === null ? null : Math.floor(stock / quantity);
  });
  return stocks.length === 0 ? null : Math.min(...stocks.map((it) => it ?? 0));
};

const offerIn = (bundle: PlatformRow, market: SourceMarket): PricedOffer | null => {
  const { currency_code, price_amount_cents, compare_at_amount_cents } = bundle.attributes;
  const own = bundle.one('market');
  if (currency_code !== market.currency || (own && own.id !== market.id)) return null;
  const cents = Number(price_amount_cents ?? 0);
  const before = Number(compare_at_amount_cents ?? 0);
  const offer = {
    id: bundle.id,
    priceCents: cents,
    compareAtCents: before > cents ? before : null,
    currency: String(currency_code),
    stock: bundleStock(bundle, market) ?? 0,
  };
  return { market: market.code, offer, changedAt: bundle.attributes['updated_at'] };
};

const latest = (rows: readonly PlatformRow[], field: string): string =>
  rows
    .map((it) => String(it.attributes[field]))
    .toSorted()
    .at(-1) ?? '';

/** Merges bundles by code: the platform has one row per currency, the shop one item with a price per market. */
export const bundleEntries = (
  rows: readonly PlatformRow[],
  markets: readonly SourceMarket[],
): IndexEntry[] => {
  const codes = new Set(rows.map((it) => String(it.attributes['code'])));
  return [...codes].flatMap((code) => {
    const same = rows.filter((it) => it.attributes['code'] === code);
    const [row] = same;
    if (!row) return [];
    const offers = markets.flatMap(
      (market) => same.map((it) => offerIn(it, market)).find((it) => it !== null) ?? [],
    );
    const parts = row.many('skus').map((it) => String(it.attributes['code']));
    const entry = entryOf({
      kind: 'bundle',
      row,
      offers,
      parts,
      containers: containersIn(row),
      ids: same.map((it) => it.id),
    });
    return [{ ...entry, item: { ...entry.item, updatedAt: latest(same, 'updated_at') } }];
  });
};
