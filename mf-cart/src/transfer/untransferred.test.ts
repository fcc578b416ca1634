import { storedText, storeText } from '@shop/contracts/testing/storage';
import { untransferredStorage } from './untransferred.ts';

const kept = (value: unknown) => {
  storeText('untransferred', JSON.stringify(value));
  return untransferredStorage().read();
};

describe('the list of untransferred goods', () => {
  it('M10 is restored on the next page', () => {
    const list = { occasion: 'market', items: [{ kind: 'code', code: 'ESTATE' }] };
    expect(kept(list)).toEqual(list);
  });

  it.each([
    ['of another occasion', { occasion: 'x', items: [] }],
    ['without items', { occasion: 'login' }],
    ['of things that are none', { occasion: 'login', items: ['x'] }],
    ['of an unknown kind', { occasion: 'login', items: [{ kind: 'x', code: 'a' }] }],
    ['with more than words', { occasion: 'login', items: [{ kind: 'code', code: { a: 1 } }] }],
  ])('E5 is discarded %s', (_, list) => {
    expect(kept(list)).toBeNull();
    expect(storedText('untransferred')).toBeNull();
  });
});
