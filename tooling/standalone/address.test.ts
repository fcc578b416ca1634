import { standaloneAddress } from './address.ts';

const at = (...[search, choice, screen]: Parameters<typeof standaloneAddress>) =>
  new URL(standaloneAddress(search, choice, screen), 'http://remote.test');

describe('an address of the standalone page', () => {
  it('keeps earlier choices', () => {
    const { searchParams, hash } = at('?commerce=4310&theme=dark', { sample: 'cart' }, '/cart');
    expect(Object.fromEntries(searchParams)).toEqual({
      commerce: '4310',
      theme: 'dark',
      sample: 'cart',
    });
    expect(hash).toBe('#/cart');
  });

  it('takes a choice back', () => {
    expect(at('?sample=cart&theme=dark', { sample: null }, '/').search).toBe('?theme=dark');
  });

  it('replaces a choice', () => {
    const { searchParams } = at('?market=/it/eur/it', { market: '/ch/chf/de' }, '/search?q=a');
    expect(searchParams.getAll('market')).toEqual(['/ch/chf/de']);
  });
});
