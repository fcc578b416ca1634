import { searchOf } from './listing-request.ts';

describe('searchOf', () => {
  it('S4 reads 200 characters of what is searched for, however long it is', () => {
    expect(searchOf('x'.repeat(10_000))).toHaveLength(200);
    expect(searchOf(`${' '.repeat(250)}barbera`)).toBe('');
  });

  it.each([[undefined], [null], [{ q: 'barbera' }], [7]])('S4 takes %j for nothing', (given) => {
    expect(searchOf(given)).toBe('');
  });

  it('S4 takes the first of several', () => {
    expect(searchOf([' barbera ', 'chianti'])).toBe('barbera');
  });
});
