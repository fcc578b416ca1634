import { HOSTILE_CODES } from '../../testing/hostile-codes.ts';
import { codesFilter } from './codes-filter.ts';

describe('the filter by codes', () => {
  it('C2 is membership in a list', () => {
    expect(codesFilter(['A', "A&B'S (6)#1"])).toEqual(['code_in', "A,A&B'S (6)#1"]);
  });

  it('C2 survives a comma, a space at an end, a backslash and a percent sign', () => {
    expect(codesFilter(['A,B', ' C', 'D\\', '5%'])).toEqual(['code_matches_any', 'A_B,_C,D_,5_']);
  });

  it.each(HOSTILE_CODES)('C2 has as many values as codes: %j', (code) => {
    const [, values] = codesFilter([code, 'A']);
    expect(values.split(',')).toHaveLength(2);
  });
});
