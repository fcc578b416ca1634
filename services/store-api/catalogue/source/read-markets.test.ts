import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { makeRow } from '../testing/make-row.ts';
import { readMarkets } from './read-markets.ts';

const placed = (location: string, priority: number) =>
  makeRow('inventory_stock_locations', {
    attributes: { priority },
    related: { stock_location: [makeRow('stock_locations', { id: location })] },
  });

const market = (
  code: string,
  { disabledAt = null as string | null, list = ['list'], cutoff = null as number | null } = {},
) =>
  makeRow('markets', {
    id: code,
    attributes: { code, disabled_at: disabledAt },
    related: {
      price_list: list.map((id) =>
        makeRow('price_lists', { id, attributes: { currency_code: 'EUR' } }),
      ),
      inventory_model: [
        makeRow('inventory_models', {
          attributes: { stock_locations_cutoff: cutoff },
          related: { inventory_stock_locations: [placed('bari', 2), placed('milano', 1)] },
        }),
      ],
    },
  });

/** Returns its rows in pages. */
const read = (rows: readonly PlatformRow[], perPage = 25) => {
  const list: Platform['list'] = async (_path, query) => {
    const page = Number(query['page[number]']);
    return { rows: rows.slice((page - 1) * perPage, page * perPage), recordCount: rows.length };
  };
  return readMarkets({ list } as Platform);
};

describe('readMarkets', () => {
  it('M1 gives each open market with its list, currency and stock', async () => {
    expect(await read([market('it-eur')])).toEqual([
      {
        id: 'it-eur',
        code: 'it-eur',
        priceListId: 'list',
        currency: 'EUR',
        stockLocationIds: new Set(['milano', 'bari']),
      },
    ]);
  });

  it('M1 skips markets that are disabled or have no prices', async () => {
    const rows = [market('a', { disabledAt: '2026-01-01' }), market('b', { list: [] })];
    expect(await read(rows)).toEqual([]);
  });

  it('S2 counts as many locations as the model uses, those it prefers first', async () => {
    const [only] = await read([market('it-eur', { cutoff: 1 })]);
    expect(only?.stockLocationIds).toEqual(new Set(['milano']));
  });

  it('M1 reads page after page', async () => {
    const all = await read(
      ['a', 'b', 'c'].map((it) => market(it)),
      2,
    );
    expect(all.map((it) => it.code)).toEqual(['a', 'b', 'c']);
  });
});
