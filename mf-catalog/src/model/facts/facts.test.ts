import { factsOf } from './facts.ts';

describe('factsOf', () => {
  it('S1 reads what is told of a water', () => {
    const facts = {
      source: ' Alta ',
      sparkling: false,
      minerals: { calcium_mg_l: 48, sodium_mg_l: 'a little', nitrate_mg_l: Infinity },
    };
    expect(factsOf({ facts })).toMatchObject({
      source: 'Alta',
      sparkling: false,
      minerals: [{ key: 'calcium_mg_l', value: 48 }],
    });
  });

  it('S1 takes one grape or several, and leaves out what is no name', () => {
    expect(factsOf({ facts: { grape: 'barbera' } }).grapes).toEqual(['barbera']);
    expect(factsOf({ facts: { grape: ['barbera', 7, ''] } }).grapes).toEqual(['barbera']);
  });

  it.each([undefined, null, 'red', ['red'], 7])('S1 knows nothing of %p', (facts) => {
    expect(factsOf({ facts })).toEqual({
      producer: null,
      region: null,
      grapes: [],
      vintage: null,
      alcohol: null,
      sizeMl: null,
      pairings: [],
      source: null,
      sparkling: null,
      minerals: [],
    });
  });

  it('S1 leaves out what is of the wrong kind', () => {
    const facts = { vintage: '2022', alcohol: Number.NaN, size_ml: true, sparkling: 'yes' };
    expect(factsOf({ facts })).toMatchObject({
      vintage: null,
      alcohol: null,
      sizeMl: null,
      sparkling: null,
    });
  });
});
