import { developedPackages } from './packages.ts';

const NAMES = ['catalog', 'cart', 'account'] as const;

describe('developedPackages', () => {
  it('selects every remote if no package is named', () => {
    expect(developedPackages([], NAMES)).toEqual({ ok: true, remotes: NAMES });
  });

  it('accepts folder names with a trailing slash, without duplicates', () => {
    expect(developedPackages(['mf-cart/', 'mf-catalog', 'cart'], NAMES)).toEqual({
      ok: true,
      remotes: ['cart', 'catalog'],
    });
  });

  it('selects no remote for the shell alone', () => {
    expect(developedPackages(['shell'], NAMES)).toEqual({ ok: true, remotes: [] });
  });

  it('reports an unknown package', () => {
    expect(developedPackages(['mf-cart', 'mf-wine'], NAMES)).toEqual({
      ok: false,
      unknown: 'mf-wine',
    });
  });
});
