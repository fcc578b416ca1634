import { factsOf } from './facts.ts';

describe('factsOf', () => {
  it('S1 takes one grape or several, and leaves out what is no name', () => {
    expect(factsOf({ facts: { grape: 'barbera' } }).grapes).toEqual(['barbera']);
    expect(factsOf({ facts: { grape: ['barbera', 7, ''] } }).grapes).toEqual(['barbera']);
  });

  it.each([undefined, null, 'red', ['red'], 7])('S1 knows nothing of %p', (facts) => {
    expect(factsOf({ facts })).toEqual({ producer: null, region: null, grapes: [], sizeMl: null });
  });
});
