import { containersOf } from '@shop/contracts/commerce/metadata';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { createFacetIndex } from '../facets/facet-index.ts';
import { makeQuery } from '../facets/testing/make-query.ts';
import { marketsOf, listCodes } from '../routes/item-names.ts';
import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import { makeIndex } from '../testing/make-index.ts';
import { suggestItems } from '../routes/suggest-items.ts';
import { marketRules, NO_RULES } from './market-rules.ts';

const euro = (code: string, zone: string) => ({
  ...MARKETS[0]!,
  market_code: code,
  zone_code: zone,
});
const rules = marketRules([...MARKETS, euro('dach-eur', 'AT|DE'), euro('eu-eur', 'DE|FR')]);

const GLASS = { material: 'glass', use: 'single-use', volume_ml: 750 };
const water = (metadata: Record<string, unknown> = {}) => ({ kind: 'water', ...metadata });
const item = (code: string, metadata: Record<string, unknown>) =>
  makeEntry({
    code,
    metadata,
    containers: containersOf([{ metadata }]),
    offers: { 'de-eur': makeOffer({ compareAtCents: 2000 }), 'it-eur': makeOffer() },
  }).item;

describe('rules of markets', () => {
  it('L5 a market sells a drink that is declared in one of its countries', () => {
    const undeclared = item('A', water());
    expect(rules.sells(undeclared, 'de-eur')).toBe(false);
    expect(rules.sells(undeclared, 'dach-eur')).toBe(false);
    expect(rules.sells(undeclared, 'eu-eur')).toBe(true);
    expect(rules.sells(undeclared, 'it-eur')).toBe(true);
    const withoutDeposit = item('A', water({ packaging: GLASS }));
    expect(rules.sells(withoutDeposit, 'de-eur')).toBe(false);
    expect(rules.sells(withoutDeposit, 'dach-eur')).toBe(true);
    expect(rules.sells(item('A', water({ packaging: GLASS, deposit: { DE: 25 } })), 'de-eur')).toBe(
      true,
    );
  });

  it('L5 a market with unknown countries sells everything, and so does every market an accessory', () => {
    expect(rules.sells(item('A', water()), 'xx-eur')).toBe(true);
    expect(NO_RULES.sells(item('A', water()), 'de-eur')).toBe(true);
    expect(rules.sells(item('A', { kind: 'accessory' }), 'de-eur')).toBe(true);
  });

  it('L5 a market has deposits if a country of it has the duty', () => {
    const markets = ['de-eur', 'at-eur', 'nl-eur', 'eu-eur', 'it-eur', 'xx-eur'];
    expect(markets.filter(rules.hasDeposits)).toEqual(['de-eur', 'at-eur', 'nl-eur', 'eu-eur']);
    expect(rules.depositCountries).toEqual(['AT', 'DE', 'NL']);
  });
});

describe('an undeclared drink', () => {
  const declared = item('B', water({ packaging: GLASS, deposit: { DE: 25 } }));
  const index = makeIndex({
    items: [item('A', water()), declared],
    matches: { acqua: [1, 2] },
    rules,
  });
  const listIn = (market: string) =>
    index.facets.list(makeQuery({ market }), { page: 1, pageSize: 24 });

  it('L5 is in no list, facet or sitemap of the market', () => {
    expect(listIn('de-eur')).toMatchObject({
      numbers: [2],
      total: 1,
      facets: { available: 1, offers: expect.any(Number), size: [{ value: '750', count: 1 }] },
    });
    expect(listIn('it-eur').numbers).toEqual([1, 2]);
    const codes = (market: string) => listCodes(index, { market }).entries.map(({ code }) => code);
    expect(codes('de-eur')).toEqual(['B']);
    expect(codes('it-eur')).toEqual(['A', 'B']);
    expect(marketsOf(index, { code: 'A' }).markets).toEqual(['it-eur']);
  });

  it('L5 is not suggested', async () => {
    const codes = async (market: string) =>
      (await suggestItems(index, { market, locale: 'it', q: 'acqua' })).items.map((it) => it.code);
    expect(await codes('de-eur')).toEqual(['B']);
    expect(await codes('it-eur')).toEqual(['A', 'B']);
  });

  it('L5 is sold once it is declared', () => {
    const facets = createFacetIndex(rules);
    const enter = (metadata: Record<string, unknown>) =>
      facets.set([{ number: 1, item: item('A', metadata) }]);
    const total = () =>
      facets.list(makeQuery({ market: 'de-eur' }), { page: 1, pageSize: 24 }).total;
    enter(water());
    expect(total()).toBe(0);
    enter(water({ packaging: GLASS, deposit: { DE: 25 } }));
    expect(total()).toBe(1);
  });
});
