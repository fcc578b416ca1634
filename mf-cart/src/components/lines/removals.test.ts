import { aLine } from '@shop/contracts/testing';
import { rowsWithRemovals, type Removal } from './removals.ts';

const line = (code: string) => ({ kind: 'sku', code }) as const;
const removal = (code: string, at: number): Removal => ({
  item: aLine({ id: code, code }),
  kind: 'sku',
  at,
  requested: { quantity: 1, options: [] },
});
const shown = (codes: readonly string[], removals: readonly Removal[]) =>
  rowsWithRemovals(codes.map(line), removals).map((row) =>
    row.removed ? `-${row.removal.item.code}` : row.line.code,
  );

describe('rowsWithRemovals', () => {
  it('S5 puts an Undo row in place of a removed line', () => {
    expect(shown(['BARBERA', 'SOAVE'], [removal('GAVI', 1)])).toEqual([
      'BARBERA',
      '-GAVI',
      'SOAVE',
    ]);
  });

  it('S5 keeps the positions of several removals in any order', () => {
    const removals = [removal('SOAVE', 2), removal('BARBERA', 0)];
    expect(shown(['GAVI'], removals)).toEqual(['-BARBERA', 'GAVI', '-SOAVE']);
  });

  it('S5 has no Undo row for a restored line', () => {
    expect(shown(['BARBERA', 'GAVI'], [removal('GAVI', 1)])).toEqual(['BARBERA', 'GAVI']);
  });

  it('S5 treats a bundle with the same code as another item', () => {
    const bundle = { ...removal('GAVI', 0), kind: 'bundle' } as const;
    expect(shown(['GAVI'], [bundle])).toEqual(['-GAVI', 'GAVI']);
  });

  it('S5 shows a removal from a longer cart at the end', () => {
    expect(shown([], [removal('SOAVE', 7)])).toEqual(['-SOAVE']);
  });
});
