import { containersOf } from '@shop/contracts/commerce/metadata';
import { makeEntry } from '../testing/make-entry.ts';
import { missingLabelling, unlabelledItems } from './missing-labelling.ts';

const responsible = {
  role: 'bottler',
  name: 'Maso Clarin soc. agr.',
  street: 'Vicolo Clarin 6',
  postal_code: '39040',
  city: 'Termeno (BZ)',
  country: 'IT',
};
const lacking = (metadata: Record<string, unknown>) => missingLabelling({ metadata });

describe('labelling of an item', () => {
  it('S7 of food is complete with a name and a postal address', () => {
    expect(lacking({ kind: 'wine', facts: { responsible } })).toEqual([]);
    expect(
      lacking({ kind: 'water', facts: { responsible: { ...responsible, city: ' ' } } }),
    ).toEqual(['city']);
    expect(lacking({ kind: 'wine' })).toHaveLength(6);
  });

  it('S7 of an accessory also needs an electronic address, an identifier and warnings', () => {
    const facts = { responsible: { ...responsible, role: 'manufacturer' } };
    expect(lacking({ kind: 'accessory', facts })).toEqual(['email', 'identifier', 'warnings']);
  });

  it('S7 is not required of other kinds, such as bundles', () => {
    expect(lacking({ kind: 'gift' })).toEqual([]);
    expect(lacking({})).toEqual([]);
  });

  it('S7 finds the items of the index that lack it', async () => {
    const { item } = makeEntry({ code: 'A', metadata: { kind: 'wine', facts: {} } });
    const whole = makeEntry({ code: 'B', metadata: { kind: 'wine', facts: { responsible } } }).item;
    const all = async function* () {
      yield [
        { number: 1, item },
        { number: 2, item: whole },
      ];
    };
    const found = await unlabelledItems({ all }, []);
    expect(found.map(({ code }) => code)).toEqual(['A']);
    expect(found[0]?.notSoldIn).toEqual([]);
  });

  describe('of containers', () => {
    const labelled = { facts: { responsible } };
    const item = (metadata: Record<string, unknown>, kind: 'bundle' | 'sku' = 'sku') => {
      const containers = containersOf([{ metadata }]);
      return makeEntry({ code: 'A', kind, metadata: { ...labelled, ...metadata }, containers })
        .item;
    };
    const found = async (...items: ReturnType<typeof item>[]) => {
      const all = async function* () {
        yield items.map((it, number) => ({ number, item: it }));
      };
      const list = await unlabelledItems({ all }, ['AT', 'DE', 'NL']);
      return list.map(({ missing, notSoldIn }) => ({ missing, notSoldIn }));
    };
    const glass = { material: 'glass', use: 'single-use', volume_ml: 750 };

    it('L5 names what is missing with the countries that require it', async () => {
      const water = item({ kind: 'water' });
      expect(await found(water)).toEqual([
        { missing: ['packaging (AT, DE, NL)'], notSoldIn: ['AT', 'DE', 'NL'] },
      ]);
      expect(await found(item({ kind: 'wine' }))).toEqual([
        { missing: ['packaging (AT, DE)'], notSoldIn: ['AT', 'DE'] },
      ]);
      expect(await found(item({ kind: 'water', packaging: glass }))).toEqual([
        { missing: ['deposit (DE)'], notSoldIn: ['DE'] },
      ]);
    });

    it('L5 is complete with every deposit, and is not asked of bundles', async () => {
      const water = { kind: 'water', packaging: glass, deposit: { DE: 25 } };
      expect(await found(item(water), item({ kind: 'water' }, 'bundle'))).toEqual([]);
    });
  });
});
