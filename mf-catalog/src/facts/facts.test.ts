import { factsOf } from './facts.ts';

describe('factsOf', () => {
  it('S1 accepts one grape or several, and ignores invalid names', () => {
    expect(factsOf({ facts: { grape: 'barbera' } }).grapes).toEqual(['barbera']);
    expect(factsOf({ facts: { grape: ['barbera', 7, ''] } }).grapes).toEqual(['barbera']);
  });

  it.each([undefined, null, 'red', ['red'], 7])('S1 finds no facts in %p', (facts) => {
    expect(factsOf({ facts })).toEqual({ producer: null, region: null, grapes: [], sizeMl: null });
  });
});
