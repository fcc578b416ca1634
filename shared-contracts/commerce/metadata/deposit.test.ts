import fc from 'fast-check';
import { containersOf } from './containers.ts';
import { depositOf, isDeclaredIn } from './deposit.ts';

const bottle = (its: object = {}) => ({
  kind: 'water',
  packaging: { material: 'glass', use: 'single-use', volume_ml: 750 },
  deposit: { DE: 25 },
  ...its,
});
const inCountry = (metadata: object, country = 'DE') =>
  depositOf(containersOf([{ metadata: metadata as Record<string, unknown> }]), country);
const packed = (packaging: object, its: object = {}) =>
  bottle({
    packaging: { material: 'glass', use: 'single-use', volume_ml: 750, ...packaging },
    ...its,
  });

describe('depositOf', () => {
  it('L5 is the declared deposit with the word of the country', () => {
    expect(inCountry(bottle())).toEqual({ cents: 25, words: ['EINWEG'], undeclared: [] });
  });

  it('L5 names refillable containers, whose deposit the merchant decides', () => {
    const refillable = { use: 'refillable' };
    expect(inCountry(packed(refillable, { deposit: { DE: 15 } }))).toEqual({
      cents: 15,
      words: ['MEHRWEG'],
      undeclared: [],
    });
    expect(inCountry(packed(refillable, { deposit: {} })).undeclared).toEqual([]);
    expect(inCountry(packed(refillable, { kind: 'wine' })).words).toEqual([]);
    expect(inCountry(packed({ ...refillable, volume_ml: 5000 })).words).toEqual([]);
  });

  it.each([
    ['wine in glass', { kind: 'wine' }, {}, []],
    ['wine in plastic', { kind: 'wine' }, { material: 'plastic' }, ['deposit']],
    ['water in a carton', {}, { material: 'carton' }, []],
    ['water in a can', {}, { material: 'metal' }, ['deposit']],
    ['water in 3 liters', {}, { volume_ml: 3000 }, ['deposit']],
    ['water in more than 3 liters', {}, { volume_ml: 3001 }, []],
    ['water in less than 0.1 liters', {}, { volume_ml: 99 }, []],
  ])('L5 requires in Germany of %s without a deposit: %s', (_, its, packaging, undeclared) => {
    expect(inCountry(packed(packaging, { ...its, deposit: {} })).undeclared).toEqual(undeclared);
  });

  it.each([
    ['AT', 'water', 'glass', 1000, null],
    ['AT', 'wine', 'plastic', 1000, 25],
    ['NL', 'water', 'plastic', 999, 15],
    ['NL', 'water', 'plastic', 1000, 25],
    ['NL', 'water', 'metal', 330, 15],
    ['NL', 'wine', 'plastic', 750, null],
    ['IT', 'water', 'plastic', 500, null],
  ])('L5 requires in %s of %s in %s, %s ml: %s cents', (country, kind, material, volume, least) => {
    const withDeposit = (cents: number) =>
      inCountry(
        packed({ material, volume_ml: volume }, { kind, deposit: { [country]: cents } }),
        country,
      );
    expect(withDeposit((least ?? 1) - 1).undeclared).toEqual(least === null ? [] : ['deposit']);
    expect(withDeposit(least ?? 0).undeclared).toEqual([]);
  });

  it.each([
    ['no packaging', undefined],
    ['no volume', { material: 'glass', use: 'single-use' }],
    ['an unknown material', { material: 'wood', use: 'single-use', volume_ml: 750 }],
    ['an unknown use', { material: 'glass', use: 'twice', volume_ml: 750 }],
    ['a negative volume', { material: 'glass', use: 'single-use', volume_ml: -1 }],
    ['a text', 'glass'],
  ])('L5 does not sell a drink with %s where deposits are mandatory', (_, packaging) => {
    const containers = containersOf([{ metadata: bottle({ packaging }) }]);
    expect(depositOf(containers, 'DE').undeclared).toEqual(['packaging']);
    expect(isDeclaredIn(containers, 'DE')).toBe(false);
    expect(isDeclaredIn(containers, 'IT')).toBe(true);
  });

  it.each([-25, 2.5, '25', null, Number.NaN])('L5 does not take %s for a deposit', (cents) => {
    expect(inCountry(bottle({ deposit: { DE: cents } }))).toMatchObject({
      cents: 0,
      undeclared: ['deposit'],
    });
  });

  it('L5 charges nothing where there are no rules for deposits, and of items that are no drinks', () => {
    expect(inCountry(bottle({ deposit: { IT: 25 } }), 'IT').cents).toBe(0);
    expect(inCountry(bottle({ kind: 'accessory' }))).toEqual({
      cents: 0,
      words: [],
      undeclared: [],
    });
    expect(depositOf(undefined, 'DE')).toEqual({ cents: 0, words: [], undeclared: [] });
  });

  it('L5 of a bundle is the sum of its containers', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            quantity: fc.integer({ min: 1, max: 12 }),
            cents: fc.integer({ min: 25, max: 200 }),
          }),
        ),
        (parts) => {
          const containers = containersOf(
            parts.map(({ quantity, cents }) => ({
              quantity,
              metadata: bottle({ deposit: { DE: cents } }),
            })),
          );
          const sum = parts.reduce((all, { quantity, cents }) => all + quantity * cents, 0);
          expect(depositOf(containers, 'DE').cents).toBe(sum);
        },
      ),
    );
    const mixed = containersOf([
      { metadata: bottle() },
      { metadata: packed({ use: 'refillable' }, { deposit: { DE: 15 } }), quantity: 2 },
    ]);
    expect(depositOf(mixed, 'DE')).toEqual({
      cents: 55,
      words: ['EINWEG', 'MEHRWEG'],
      undeclared: [],
    });
  });
});
