import { detailsOf } from './details.ts';

const NOTHING = detailsOf({});

describe('detailsOf', () => {
  it('S1 reads the facts of a water', () => {
    const facts = {
      source: ' Alta ',
      sparkling: false,
      minerals: { calcium_mg_l: 48, sodium_mg_l: 'a little', nitrate_mg_l: Infinity },
      analysis: { year: 2024, ph: 7.4 },
    };
    expect(detailsOf(facts)).toMatchObject({
      source: 'Alta',
      sparkling: false,
      minerals: [{ key: 'calcium_mg_l', value: 48 }],
      analysis: { year: 2024, values: [{ key: 'ph', value: 7.4 }] },
    });
  });

  it('S1 reads the facts of a wine', () => {
    const facts = {
      serve_c: [16, 18],
      ageing: { months: 24, vessel: 'slavonian-oak' },
      closure: 'cork',
      sugar_g_l: 0.6,
      ingredients: ['grapes', 'sulphites'],
      contains: ['sulphites'],
      awards: [{ name: 'Calice', year: 2024, medal: 'gold' }],
    };
    expect(detailsOf(facts)).toMatchObject({
      serve: { from: 16, to: 18 },
      ageing: { months: 24, vessel: 'slavonian-oak' },
      closure: 'cork',
      sugar: 0.6,
      ingredients: ['grapes', 'sulphites'],
      contains: ['sulphites'],
      awards: [{ name: 'Calice', year: 2024, medal: 'gold' }],
    });
  });

  it('S1 ignores values of the wrong type', () => {
    const facts = {
      vintage: '2022',
      alcohol: Number.NaN,
      sparkling: 'yes',
      serve_c: [18, 16],
      ageing: { months: 0 },
      awards: ['gold', { year: 2024 }],
      analysis: 'good',
      ingredients: 'grapes',
    };
    expect(detailsOf(facts)).toEqual(NOTHING);
  });
});
