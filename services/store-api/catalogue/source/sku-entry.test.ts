import { makeRow, makeStockItem } from '../testing/make-row.ts';
import type { SourceMarket } from './read-markets.ts';
import { skuEntry } from './sku-entry.ts';

const MARKET: SourceMarket = {
  id: 'market',
  code: 'it-eur',
  priceListId: 'list-eur',
  currency: 'EUR',
  stockLocationIds: new Set(['milano', 'bari']),
};

const price = (list: string, cents: number, before: number | null = null) =>
  makeRow('prices', {
    attributes: { amount_cents: cents, compare_at_amount_cents: before, currency_code: 'EUR' },
    related: { price_list: [makeRow('price_lists', { id: list })] },
  });

const offerOf = ({
  prices = [price('list-eur', 1490)],
  stock = [makeStockItem('milano', 5)],
  untracked = false,
} = {}) => {
  const sku = makeRow('skus', {
    id: 'sku',
    attributes: { code: 'A', do_not_track: untracked },
    related: { prices, stock_items: stock },
  });
  return skuEntry(sku, [MARKET]).item.offers['it-eur'];
};

describe('a SKU of the platform', () => {
  it('S2 is sold at the price of the market’s list', () => {
    const prices = [price('list-gbp', 990), price('list-eur', 1490)];
    expect(offerOf({ prices })).toEqual({
      id: 'sku',
      priceCents: 1490,
      compareAtCents: null,
      currency: 'EUR',
      stock: 5,
    });
  });

  it('S2 is an offer only with a higher compare-at price', () => {
    expect(offerOf({ prices: [price('list-eur', 900, 1200)] })?.compareAtCents).toBe(1200);
    expect(offerOf({ prices: [price('list-eur', 900, 900)] })?.compareAtCents).toBeNull();
  });

  it('S2 counts the stock of the market’s locations minus reservations', () => {
    const stock = [
      makeStockItem('milano', 5, 2),
      makeStockItem('bari', 4),
      makeStockItem('new-york', 90),
    ];
    expect(offerOf({ stock })?.stock).toBe(7);
    expect(offerOf({ stock: [makeStockItem('milano', 1, 3)] })?.stock).toBe(0);
  });

  it('S2 has ample stock if the stock is not tracked', () => {
    expect(offerOf({ untracked: true, stock: [] })?.stock).toBe(999);
  });

  it('S2 is not sold without a price in the list or a place in the stock', () => {
    expect(offerOf({ prices: [price('list-gbp', 990)] })).toBeUndefined();
    expect(offerOf({ stock: [makeStockItem('new-york', 90)] })).toBeUndefined();
  });

  it('L5 has the container that its metadata declares, and an accessory has none', () => {
    const packaging = { material: 'glass', use: 'refillable', volume_ml: 750 };
    const water = { kind: 'water', packaging, deposit: { DE: 15 } };
    const itemOf = (metadata: Record<string, unknown>) =>
      skuEntry(makeRow('skus', { attributes: { code: 'A', metadata } }), [MARKET]).item;
    expect(itemOf(water).containers).toEqual([
      {
        drink: 'water',
        quantity: 1,
        packaging: { material: 'glass', use: 'refillable', milliliters: 750 },
        deposit: { DE: 15 },
      },
    ]);
    expect(itemOf({ kind: 'accessory' })).not.toHaveProperty('containers');
  });
});
