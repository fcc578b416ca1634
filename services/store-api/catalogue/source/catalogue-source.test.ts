import { codesParameter } from './catalogue-source.ts';

describe('the filter by codes', () => {
  it('C2 is membership in a list', () => {
    expect(codesParameter(['A', "A&B'S (6)#1"])).toEqual({
      'filter[q][code_in]': "A,A&B'S (6)#1",
    });
  });

  it('C2 survives a comma, a space at an end and a backslash', () => {
    expect(codesParameter(['A,B', ' C', 'D\\'])).toEqual({
      'filter[q][code_matches_any]': 'A_B,_C,D_',
    });
  });
});
