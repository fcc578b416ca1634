import { asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';

/** Determines which items a market sells, at which price and from which stock. */
export interface SourceMarket {
  id: string;
  code: string;
  priceListId: string;
  currency: string;
  /** Stock locations of the inventory model, limited to the number it uses. */
  stockLocationIds: ReadonlySet<string>;
}

const INCLUDES = 'price_list,inventory_model.inventory_stock_locations.stock_location';

const locationsOf = (model: PlatformRow | null): ReadonlySet<string> => {
  const cutoff = model?.attributes['stock_locations_cutoff'];
  const placed = (model?.many('inventory_stock_locations') ?? [])
    .toSorted((a, b) => Number(a.attributes['priority']) - Number(b.attributes['priority']))
    .slice(0, typeof cutoff === 'number' ? cutoff : undefined);
  return new Set(placed.flatMap((it) => it.one('stock_location')?.id ?? []));
};

const marketOf = (row: PlatformRow): SourceMarket[] => {
  const list = row.one('price_list');
  const code = asText(row.attributes['code']);
  const isOpen = (row.attributes['disabled_at'] ?? null) === null;
  if (!list || !code || !isOpen) return [];
  return [
    {
      id: row.id,
      code,
      priceListId: list.id,
      currency: String(list.attributes['currency_code']),
      stockLocationIds: locationsOf(row.one('inventory_model')),
    },
  ];
};

/** All enabled markets of the platform. */
export const readMarkets = async (platform: Platform): Promise<SourceMarket[]> => {
  const markets: SourceMarket[] = [];
  for (let page = 1, read = 0; ; page += 1) {
    const { rows, recordCount } = await platform.list('markets', {
      include: INCLUDES,
      'page[size]': '25',
      'page[number]': String(page),
    });
    markets.push(...rows.flatMap(marketOf));
    read += rows.length;
    if (rows.length === 0 || read >= recordCount) return markets;
  }
};
