import fc from 'fast-check';
import { satisfy } from '@module-federation/runtime';
import { compareVersions, satisfies } from './satisfies.ts';

const RANGES = [
  ...['^1.2.3', '^0.2.3', '^0.0.3', '^0.0.0', '^1.2', '^0.2', '^0.0', '^1', '^0', '^1.2.3-beta.2'],
  ...['~1.2.3', '~1.2', '~1', '~0.2.3', '~1.2.3-beta.2', '~0'],
  ...['1.2.3', '=1.2.3', 'v1.2.3', '1.2', '1', '1.x', '1.2.x', '1.2.*', '*', 'x', ''],
  ...['>1.2.3', '>=1.2.3', '<1.2.3', '<=1.2.3', '>1.2', '>=1.2', '<1.2', '<=1.2', '>1', '<=1'],
  ...['>=1.2.0 <2.0.0', '>= 1.2.0', '1.2.3 - 2.3.4', '1.2 - 2', '^ 1.2.3'],
  ...['^1.2.3 || ^2.0.0', '1.2.3||>=2.1', '<1.0.0 || 1.2.3-beta.2'],
];
const VERSIONS = [
  ...['0.0.0', '0.0.3', '0.0.4', '0.2.3', '0.3.0', '1.0.0', '1.2.2', '1.2.3', '1.2.10', '1.3.0'],
  ...['2.0.0', '2.1.0', '2.3.4', '2.4.0', '3.0.0', '10.0.0'],
];

describe('satisfies', () => {
  it.each(RANGES)('agrees with the runtime of Module Federation on "%s"', (range) => {
    expect(VERSIONS.filter((it) => satisfies(it, range))).toEqual(
      VERSIONS.filter((it) => satisfy(it, range)),
    );
  });

  it('agrees with it on any versions', () => {
    const number = fc.nat({ max: 3 });
    const version = fc.tuple(number, number, number).map((it) => it.join('.'));
    const operator = fc.constantFrom('', '^', '~', '>', '>=', '<', '<=');
    fc.assert(
      fc.property(version, operator, version, (given, before, base) => {
        expect(satisfies(given, before + base)).toBe(satisfy(given, before + base));
      }),
    );
  });

  it.each([
    ['1.2.3-beta.2', '^1.2.3', false],
    ['1.2.3-beta.10', '^1.2.3-beta.2', true],
    ['1.2.3', '^1.2.3-beta.2', true],
    ['2.0.0-beta.1', '^1.2.3', false],
    ['19.3.0-canary-a1b2c3', '^19.0.0', true],
  ])('orders pre-releases: %s in %s is %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
    expect(satisfy(version, range)).toBe(expected);
  });
});

it('orders versions by their numbers, and a pre-release before its release', () => {
  const versions = ['1.2.10', '1.2.9', '1.10.0', '1.2.9-rc.2', '1.2.9-rc.10', '0'];
  expect(versions.sort(compareVersions)).toEqual([
    '0',
    '1.2.9-rc.2',
    '1.2.9-rc.10',
    '1.2.9',
    '1.2.10',
    '1.10.0',
  ]);
});
