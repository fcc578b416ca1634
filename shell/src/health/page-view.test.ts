import { createPageView } from './page-view.ts';

const signed = (id: string, releases: Record<string, string>) => ({
  id,
  releases,
  issued: 1,
  signature: 'x'.repeat(43),
});
const canary = signed('canary', { cart: '1.1.0', catalog: '2.0.0' });
const stable = signed('stable', { cart: '1.0.0', catalog: '2.0.0' });
const catalog = { remote: 'catalog', version: '2.0.0' } as const;
const cart = { remote: 'cart', version: '1.1.0' } as const;

describe('createPageView', () => {
  it('counts a view once, with the remotes in use', () => {
    const view = createPageView();
    expect(view.take([canary, stable], [catalog, cart])).toEqual([
      { set: canary, from: 'browser', used: ['catalog', 'cart'], isView: true, failures: [] },
    ]);
    expect(view.take([canary, stable], [catalog, cart])).toEqual([]);
  });

  it('reports each kind of failure of a release once, later ones without another view', () => {
    const view = createPageView();
    view.add({ ...cart, kind: 'chunk' });
    view.add({ ...cart, kind: 'chunk' });
    const [first] = view.take([canary], [cart]);
    expect(first?.failures).toEqual([{ remote: 'cart', kind: 'chunk', isFirst: true }]);
    view.add({ ...cart, kind: 'chunk' });
    view.add({ ...cart, kind: 'error' });
    expect(view.take([canary], [cart])).toEqual([
      expect.objectContaining({
        isView: false,
        failures: [{ remote: 'cart', kind: 'error', isFirst: false }],
      }),
    ]);
  });

  it('splits a page that fell back to the stable release', () => {
    const view = createPageView();
    view.add({ ...cart, kind: 'module' });
    const reports = view.take([canary, stable], [catalog, { remote: 'cart', version: '1.0.0' }]);
    expect(reports).toEqual([
      expect.objectContaining({
        set: canary,
        used: ['catalog', 'cart'],
        failures: [{ remote: 'cart', kind: 'module', isFirst: true }],
      }),
      expect.objectContaining({ set: stable, used: ['cart'], failures: [], isView: true }),
    ]);
  });

  it('drops failures of a release that no signed set names', () => {
    const view = createPageView();
    view.add({ remote: 'cart', version: '9.9.9', kind: 'module' });
    expect(view.take([canary], [catalog])).toEqual([
      expect.objectContaining({ used: ['catalog'], failures: [] }),
    ]);
  });

  it('reports vitals and a purchase after the view was counted', () => {
    const view = createPageView();
    view.take([canary], [catalog]);
    const extras = { vitals: { lcp: 900 }, isPurchase: true };
    expect(view.take([canary], [catalog], extras)).toEqual([
      expect.objectContaining({ isView: false, ...extras }),
    ]);
  });
});
