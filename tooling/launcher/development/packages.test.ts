import { developedPackages } from './packages.ts';

describe('developedPackages', () => {
  it('means every remote when no package is named', () => {
    expect(developedPackages([])).toEqual({
      ok: true,
      remotes: ['catalog', 'cart', 'checkout', 'account'],
    });
  });

  it('takes folder names, as a shell completes them, each once', () => {
    expect(developedPackages(['mf-cart/', 'mf-catalog', 'cart'])).toEqual({
      ok: true,
      remotes: ['cart', 'catalog'],
    });
  });

  it('develops no remote for the shell alone', () => {
    expect(developedPackages(['shell'])).toEqual({ ok: true, remotes: [] });
  });

  it('names the word that is no package', () => {
    expect(developedPackages(['mf-cart', 'mf-wine'])).toEqual({ ok: false, unknown: 'mf-wine' });
  });
});
