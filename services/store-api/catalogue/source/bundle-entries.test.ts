import { makeRow, makeStockItem } from '../testing/make-row.ts';
import { bundleEntries } from './bundle-entries.ts';
import type { SourceMarket } from './read-markets.ts';

const market = (code: string, currency: string): SourceMarket => ({
  id: code,
  code,
  priceListId: 'list',
  currency,
  stockLocationIds: new Set(['milano']),
});
const MARKETS = [market('it-eur', 'EUR'), market('gb-gbp', 'GBP')];

const part = (code: string, stock: number | null, metadata?: Record<string, unknown>) =>
  makeRow('skus', {
    attributes: { code, metadata },
    related: { stock_items: stock === null ? [] : [makeStockItem('milano', stock)] },
  });
const pieces = (code: string, quantity: number) =>
  makeRow('sku_list_items', { attributes: { sku_code: code, quantity } });

const bundle = ({
  id = 'box-eur',
  currency = 'EUR',
  cents = 4000,
  before = null as number | null,
  updatedAt = '2026-01-01T00:00:00Z',
  own = [] as string[],
  parts = [part('A', 9), part('B', 3)],
} = {}) =>
  makeRow('bundles', {
    id,
    attributes: {
      code: 'BOX',
      currency_code: currency,
      price_amount_cents: cents,
      compare_at_amount_cents: before,
      updated_at: updatedAt,
    },
    related: {
      market: own.map((it) => makeRow('markets', { id: it })),
      skus: parts,
      sku_list: [
        makeRow('sku_lists', { related: { sku_list_items: [pieces('A', 2), pieces('B', 1)] } }),
      ],
    },
  });

const itemOf = (...rows: ReturnType<typeof bundle>[]) => bundleEntries(rows, MARKETS)[0]?.item;

describe('a bundle of the platform', () => {
  it('S2 has as many as its scarcest part allows', () => {
    expect(itemOf(bundle())?.offers['it-eur']?.stock).toBe(3);
    const parts = [part('A', 5), part('B', 30)];
    expect(itemOf(bundle({ parts }))?.offers['it-eur']?.stock).toBe(2);
  });

  it('S2 is sold out where a part is nowhere', () => {
    const parts = [part('A', 9), part('B', null)];
    expect(itemOf(bundle({ parts }))?.offers['it-eur']?.stock).toBe(0);
  });

  it('S2 is one item that each market prices by the row of its currency', () => {
    const item = itemOf(
      bundle(),
      bundle({
        id: 'box-gbp',
        currency: 'GBP',
        cents: 3500,
        before: 3900,
        updatedAt: '2026-02-01T00:00:00Z',
      }),
      bundle({ id: 'box-usd', currency: 'USD', updatedAt: '2025-12-01T00:00:00Z' }),
    );
    expect(item?.offers).toMatchObject({
      'it-eur': { id: 'box-eur', priceCents: 4000, compareAtCents: null },
      'gb-gbp': { id: 'box-gbp', priceCents: 3500, compareAtCents: 3900 },
    });
    expect(item?.ids).toEqual(['box-eur', 'box-gbp', 'box-usd']);
    expect(item?.parts).toEqual(['A', 'B']);
    expect(item?.updatedAt).toBe('2026-02-01T00:00:00Z');
  });

  it('S2 of one market is sold in no other', () => {
    expect(Object.keys(itemOf(bundle({ own: ['it-eur'] }))?.offers ?? {})).toEqual(['it-eur']);
    expect(Object.keys(itemOf(bundle({ own: ['elsewhere'] }))?.offers ?? {})).toEqual([]);
  });

  it('L5 has the containers of its parts, by their quantity', () => {
    const water = { kind: 'water', deposit: { DE: 25 } };
    const parts = [part('A', 9, water), part('B', 3, { kind: 'accessory' })];
    expect(itemOf(bundle({ parts }))?.containers).toEqual([
      { drink: 'water', quantity: 2, packaging: null, deposit: { DE: 25 } },
    ]);
  });

  it('S2 is no offer if the compare-at price is not higher', () => {
    const item = itemOf(bundle({ cents: 4000, before: 4000 }));
    expect(item?.offers['it-eur']?.compareAtCents).toBeNull();
  });
});
