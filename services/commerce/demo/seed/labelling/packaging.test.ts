import { containersOf, depositOf, isDeclaredIn } from '@shop/contracts/commerce/metadata';
import { dutiesOf, zoneCodes } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { SeedSkuList } from '../../../seeding/seed-format.ts';
import { bundleParts, bundles } from '../bundles.ts';
import { seed } from '../index.ts';

const metadataOf = new Map(seed.skus.map(({ code, metadata }) => [code, metadata]));
/** Containers of a bundle, or of one piece of a SKU. */
const containersIn = (parts: SeedSkuList['skus']) =>
  containersOf(
    parts.map((it) => {
      const { code, quantity } = typeof it === 'string' ? { code: it, quantity: 1 } : it;
      return { metadata: metadataOf.get(code), quantity };
    }),
  );
const germanDeposit = (code: string) => depositOf(containersIn([code]), 'DE');

const drinks = seed.skus.filter(({ metadata }) => containersOf([{ metadata }]).length > 0);
const countries = [...new Set(MARKETS.flatMap(zoneCodes))].filter((it) => dutiesOf(it).deposit);

describe('bottles of the demo data', () => {
  it('L5 covers the countries with a deposit duty and every wine and water', () => {
    expect(countries.toSorted()).toEqual(['AT', 'DE', 'NL']);
    const kinds = seed.skus.filter(({ metadata }) => metadata?.['kind'] !== 'accessory');
    expect(drinks).toEqual(kinds);
  });

  it.each(drinks)('L5 $code is declared in every country', ({ metadata }) => {
    const containers = containersOf([{ metadata }]);
    expect(containers[0]?.packaging).not.toBeNull();
    for (const country of countries) expect(isDeclaredIn(containers, country)).toBe(true);
  });

  it('L5 single-use and refillable water has a deposit in Germany, wine in glass has none', () => {
    expect(germanDeposit('ACQUA-LUMIA-LIGHT-500')).toMatchObject({ cents: 25, words: ['EINWEG'] });
    expect(germanDeposit('ACQUA-NIVALE-STILL-750')).toMatchObject({
      cents: 15,
      words: ['MEHRWEG'],
    });
    expect(germanDeposit('VINO-BAROLO-750')).toMatchObject({ cents: 0, words: [] });
  });

  it('L5 a bundle has the deposits of all its bottles', () => {
    const slug = bundles.find(({ code }) => code === 'BUNDLE-ACQUE')?.skuList;
    const parts = bundleParts.find((it) => it.slug === slug)?.skus ?? [];
    expect(depositOf(containersIn(parts), 'DE')).toEqual({
      cents: 2 * 15 + 4 * 25,
      words: ['MEHRWEG', 'EINWEG'],
      undeclared: [],
    });
    expect(depositOf(containersIn(parts), 'AT').cents).toBe(0);
  });
});
