import { aLine } from '@shop/contracts/testing';
import { rowsWithRemovals, type Removal } from './removals.ts';

const line = (code: string) => ({ kind: 'sku', code }) as const;
const removal = (code: string, at: number): Removal => ({
  item: aLine({ id: code, code }),
  kind: 'sku',
  at,
  wanted: { quantity: 1, options: [] },
});
const shown = (codes: readonly string[], removals: readonly Removal[]) =>
  rowsWithRemovals(codes.map(line), removals).map((row) =>
    row.removed ? `-${row.removal.item.code}` : row.line.code,
  );

describe('the rows of the cart', () => {
  it('S5 a removed line leaves its place to the way back', () => {
    expect(shown(['BARBERA', 'SOAVE'], [removal('GAVI', 1)])).toEqual([
      'BARBERA',
      '-GAVI',
      'SOAVE',
    ]);
  });

  it('S5 several removals keep their places, whatever their order', () => {
    const removals = [removal('SOAVE', 2), removal('BARBERA', 0)];
    expect(shown(['GAVI'], removals)).toEqual(['-BARBERA', 'GAVI', '-SOAVE']);
  });

  it('S5 a line that is back has no way back any more', () => {
    expect(shown(['BARBERA', 'GAVI'], [removal('GAVI', 1)])).toEqual(['BARBERA', 'GAVI']);
  });

  it('S5 a bundle of the same code is another item', () => {
    const bundle = { ...removal('GAVI', 0), kind: 'bundle' } as const;
    expect(shown(['GAVI'], [bundle])).toEqual(['-GAVI', 'GAVI']);
  });

  it('S5 a removal from a longer cart stays in sight at the end', () => {
    expect(shown([], [removal('SOAVE', 7)])).toEqual(['-SOAVE']);
  });
});
