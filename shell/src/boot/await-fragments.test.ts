import { sessionStore } from '@shop/contracts/commerce';
import { createEventBus } from '@shop/contracts/events';
import { storeText } from '@shop/contracts/testing/storage';
import { awaitFragments } from './await-fragments.ts';
import type { Rendered } from './boot-data.ts';

const MARKET = 'it-eur';

const events = createEventBus();

const open = (rendered: Rendered = 'page') => {
  const page = awaitFragments({ rendered, storage: sessionStore(), events, market: MARKET });
  const loaded: string[] = [];
  for (const [name, needed] of Object.entries(page.until))
    void needed.then(() => loaded.push(name));
  return { ...page, loaded };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const act = (sign: string) => document.body.dispatchEvent(new Event(sign, { bubbles: true }));
const preloads = () => document.querySelectorAll('link[rel=preload]').length;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['active'];
  document.head.innerHTML = '<link data-code="late" href="/a.js"><link data-code="fetch">';
  document.body.innerHTML = '<div data-region="SearchBox"><input></div>';
});

describe('late fragments', () => {
  it('of a public page load at the first activity, their files at once', async () => {
    const { loaded } = open();
    await settle();
    expect(loaded).toEqual([]);
    expect(preloads()).toBe(0);
    act('scroll');
    await settle();
    expect(loaded).toEqual(['MiniCart', 'AddToCart']);
    expect(preloads()).toBe(1);
  });

  it.each([
    ['a cart of the market', () => sessionStore().carts.write({ [MARKET]: 'orderIdAaa' })],
    ['a cart of this tab', () => sessionStore().cartId.write('orderIdAaa')],
    ['an outbox', () => storeText('outbox', '{}')],
    ['an item to add', () => storeText('quickAdds', '[]')],
  ])('of a public page load at once for a visitor with %s', async (_what, arrange) => {
    arrange();
    const { loaded } = open();
    await settle();
    expect(loaded).toEqual(['MiniCart', 'AddToCart']);
    expect(preloads()).toBe(1);
  });

  it('S1 of a public page load after ten seconds without activity, as with a screen reader', async () => {
    jest.useFakeTimers();
    const { loaded } = open();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(loaded).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loaded).toHaveLength(2);
    jest.useRealTimers();
  });

  it('wait for a visitor whose cart is of another market', async () => {
    sessionStore().carts.write({ 'gb-gbp': 'orderIdAaa' });
    const { loaded } = open();
    await settle();
    expect(loaded).toEqual([]);
  });

  it('load when another tab starts the cart, and not when it ends one', async () => {
    const { loaded } = open();
    events.emit('session:order', { orderId: null });
    await settle();
    expect(loaded).toEqual([]);
    events.emit('session:order', { orderId: 'orderIdAaa' });
    await settle();
    expect(loaded).toHaveLength(2);
  });

  it('load before a navigation, which would wait for them', async () => {
    const { loaded, load } = open();
    load();
    await settle();
    expect(loaded).toHaveLength(2);
  });

  it('of a private page are the search box, which loads when it is used', async () => {
    const { loaded } = open('private');
    act('scroll');
    await settle();
    expect(loaded).toEqual([]);
    document.querySelector('input')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settle();
    expect(loaded).toEqual(['SearchBox']);
    expect(preloads()).toBe(0);
  });

  it.each(['frame', 'nothing'] as const)('are none in a document with rendered %s', (rendered) => {
    expect(open(rendered).until).toEqual({});
  });
});
