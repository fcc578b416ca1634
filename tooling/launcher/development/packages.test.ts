import { developedPackages } from './packages.ts';

describe('developedPackages', () => {
  it('selects every remote if no package is named', () => {
    expect(developedPackages([])).toEqual({
      ok: true,
      remotes: ['catalog', 'cart', 'checkout', 'account'],
    });
  });

  it('accepts folder names with a trailing slash, without duplicates', () => {
    expect(developedPackages(['mf-cart/', 'mf-catalog', 'cart'])).toEqual({
      ok: true,
      remotes: ['cart', 'catalog'],
    });
  });

  it('selects no remote for the shell alone', () => {
    expect(developedPackages(['shell'])).toEqual({ ok: true, remotes: [] });
  });

  it('reports an unknown package', () => {
    expect(developedPackages(['mf-cart', 'mf-wine'])).toEqual({ ok: false, unknown: 'mf-wine' });
  });
});
