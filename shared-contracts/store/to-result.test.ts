import { fail, ok } from '../commerce/result.ts';
import { commerceError } from '../testing/commerce-error.ts';
import { toResult } from './to-result.ts';

describe('toResult', () => {
  it('gives what an endpoint answered, null included', () => {
    expect(toResult({ data: 'an order' })).toEqual(ok('an order'));
    expect(toResult({ data: null })).toEqual(ok(null));
  });

  it('X gives an expected failure as data', () => {
    const error = commerceError('SERVER');
    expect(toResult({ error })).toEqual(fail(error));
  });

  it('throws for a bug', () => {
    const cause = { name: 'TypeError', message: 'x is not a function' };
    expect(() => toResult({ error: cause })).toThrow('without an answer');
    expect(() => toResult({})).toThrow('without an answer');
  });
});
