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
    const found = await unlabelledItems({ all });
    expect(found.map(({ code }) => code)).toEqual(['A']);
  });
});
