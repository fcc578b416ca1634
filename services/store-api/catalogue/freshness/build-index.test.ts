import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { PAGE_SIZE } from '../../platform/read-rows.ts';
import { itemKey, type IndexEntry } from '../item/indexed-item.ts';
import { catalogueSource } from '../source/catalogue-source.ts';
import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import { makeRow, makeStockItem } from '../testing/make-row.ts';
import { buildIndex } from './build-index.ts';
import type { CatalogueUpdates } from './catalogue-updates.ts';

const COUNT = 600;
const codeOf = (place: number): string => `S${String(place).padStart(3, '0')}`;

const list = makeRow('price_lists', { id: 'list', attributes: { currency_code: 'EUR' } });
const stockLocation = makeRow('inventory_stock_locations', {
  related: { stock_location: [makeRow('stock_locations', { id: 'milano' })] },
});
const market = makeRow('markets', {
  attributes: { code: 'it-eur' },
  related: {
    price_list: [list],
    inventory_model: [
      makeRow('inventory_models', { related: { inventory_stock_locations: [stockLocation] } }),
    ],
  },
});

/** A platform with 600 SKUs at 15 €, whose prices can change. */
const startShop = () => {
  const prices = new Map(Array.from({ length: COUNT }, (_, place) => [codeOf(place), 1500]));
  const skuOf = ([code, amount_cents]: readonly [string, number]): PlatformRow =>
    makeRow('skus', {
      id: code,
      attributes: { code },
      related: {
        prices: [
          makeRow('prices', { attributes: { amount_cents }, related: { price_list: [list] } }),
        ],
        stock_items: [makeStockItem('milano', 5)],
      },
    });
  const read: Platform['list'] = async (path, query) => {
    const after = query['filter[q][id_gt]'] ?? '';
    const skus = () => [...prices].filter(([code]) => code > after).slice(0, PAGE_SIZE);
    const lists: Record<string, () => PlatformRow[]> = {
      markets: () => [market],
      skus: () => skus().map(skuOf),
    };
    const rows = lists[path]?.() ?? [];
    return { rows, recordCount: rows.length };
  };
  return { prices, source: catalogueSource({ list: read } as Platform) };
};

/** Updates of an index in memory. */
const startIndex = () => {
  const cents = new Map<string, number | undefined>();
  const updates: CatalogueUpdates = {
    put: async (entries) => {
      for (const { item } of entries) cents.set(itemKey(item), item.offers['it-eur']?.priceCents);
    },
    remove: async (keys) => {
      for (const key of keys) cents.delete(key);
    },
    keepOnly: (keys) => updates.remove([...cents.keys()].filter((key) => !keys.has(key))),
  };
  return { cents, updates };
};

const entryAt = (code: string, priceCents: number): IndexEntry =>
  makeEntry({ code, offers: { 'it-eur': makeOffer({ priceCents }) } });

describe('a build of the index', () => {
  it.each([codeOf(0), codeOf(500), codeOf(COUNT - 1)])(
    'S4 does not overwrite what an event reported meanwhile: %s',
    async (code) => {
      const { prices, source } = startShop();
      const { cents, updates } = startIndex();
      const between = async (to: CatalogueUpdates): Promise<void> => {
        prices.set(code, 1000);
        await to.put([entryAt(code, 1000)]);
      };
      await buildIndex({ source, updates, log: () => undefined, between });
      expect(cents.size).toBe(COUNT);
      expect(cents.get(`sku:${code}`)).toBe(1000);
    },
  );

  it('S4 keeps an item that was created meanwhile, and removes one that is gone', async () => {
    const { source } = startShop();
    const { cents, updates } = startIndex();
    await updates.put([entryAt('GONE', 1500)]);
    await buildIndex({
      source,
      updates,
      log: () => undefined,
      between: (to) => to.put([entryAt('NEW', 2000)]),
    });
    expect(cents.get('sku:NEW')).toBe(2000);
    expect(cents.has('sku:GONE')).toBe(false);
  });
});
