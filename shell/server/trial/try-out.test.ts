/** @jest-environment node */
import { makeConfig } from '@shop/contracts/testing';
import { contextOf } from '@shop/contracts/market';
import { makeRelease } from '../../src/testing/make-release.ts';
import type { RenderResult } from '../../src/render/types.ts';
import type { Live } from '../releases/live-sets.ts';
import { EMPTY_RELEASE_SET } from '../releases/release-set.ts';
import { NotRendered } from '../rendering/not-rendered.ts';
import { createSamplePages } from './sample-pages.ts';
import { createTrial } from './try-out.ts';

const [market] = makeConfig().markets;
const context = contextOf(market!, null, market!.default_locale);
const request = (rest: string) => ({ context, rest, search: '' });

const page = (html: string, status: 200 | 404 | 503 = 200): RenderResult => ({
  kind: 'page',
  status,
  html,
  head: { title: '' },
  state: {},
  whole: true,
  chunks: [],
});

let asked: string[];
beforeEach(() => (asked = []));

/** A set of one cart and one catalog release, whose pages are all rendered alike. */
const live = (cart: string, render: () => RenderResult | Error): Live => ({
  set: {
    ...EMPTY_RELEASE_SET,
    id: cart,
    releases: { cart: makeRelease(cart), catalog: makeRelease('1.0.0') },
  },
  pool: {
    render: async ({ rest }) => {
      asked.push(`${cart} ${rest}`);
      const result = render();
      if (result instanceof Error) throw result;
      return result;
    },
    drain: async () => undefined,
  },
});
const good = () => page('<p>bottles</p>');
const broken = () => new Error('undefined is not a function\n    at AddToCart');
const trial = () => createTrial(createSamplePages(request('/')));

describe('the trial of a release', () => {
  it('R5 accepts a release that renders every sample page', async () => {
    await trial()(live('2.0.0', good), live('1.0.0', good));
    expect(asked).toEqual(['2.0.0 /']);
  });

  it('R5 renders at most twelve pages, those of the release first', async () => {
    const routes = [{ id: 'cart', path: 'cart', rendering: 'private' as const }];
    const others = Array.from({ length: 15 }, (_, index) => request(`/other-${index}`));
    const samples = { note: () => undefined, all: () => [...others, request('/cart')] };
    const candidate = live('2.0.0', good);
    candidate.set.releases.cart = makeRelease('2.0.0', { routes });
    await createTrial(samples)(candidate, live('1.0.0', good));
    expect(asked).toHaveLength(12);
    expect(asked[0]).toBe('2.0.0 /cart');
  });

  it.each([
    ['throws', broken, /cart 2\.0\.0 does not render \S+\/ .*undefined is not a function$/],
    ['fails on the server', () => page('', 503), /answers 503/],
    ['leaves a region out', () => page('<!--$!--><i></i><!--/$-->'), /1 of its regions/],
  ])('R5 refuses a release of which a page %s, by name', async (_, render, message) => {
    const tried = trial()(live('2.0.0', render), live('1.0.0', good));
    await expect(tried).rejects.toThrow(message);
    await expect(tried).rejects.toMatchObject({ remote: 'cart' });
  });

  it.each([
    ['throws too', broken],
    ['answers 503 too', () => page('', 503)],
  ])('R5 accepts it where the live release %s: the data is missing', async (_, before) => {
    await trial()(live('2.0.0', broken), live('1.0.0', before));
    expect(asked).toEqual(['2.0.0 /', '1.0.0 /']);
  });

  it('R5 accepts a page that is gone, and a region that the live release leaves out too', async () => {
    await trial()(
      live('2.0.0', () => page('', 404)),
      live('1.0.0', good),
    );
    const left = () => page('<!--$!-->');
    await trial()(live('2.0.0', left), live('1.0.0', left));
  });

  it('R5 accepts a release if no worker is free', async () => {
    const busy = () => new NotRendered('no worker was free');
    await trial()(live('2.0.0', busy), live('1.0.0', good));
    await trial()(live('2.0.0', broken), live('1.0.0', busy));
  });

  it('R5 never refuses a return to a release that has served', async () => {
    const tryOut = trial();
    await tryOut(live('2.0.0', good), live('1.0.0', good));
    asked = [];
    await tryOut(live('1.0.0', broken), live('2.0.0', good));
    expect(asked).toEqual([]);
  });

  it('R5 tries a refused release again', async () => {
    const tryOut = trial();
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(tryOut(live('2.0.0', broken), live('1.0.0', good))).rejects.toThrow();
  });

  it('R5 has nothing to compare the first set with', async () => {
    await trial()(live('1.0.0', broken), { set: EMPTY_RELEASE_SET, pool: null });
    expect(asked).toEqual([]);
  });
});

describe('sample pages', () => {
  const { set } = live('1.0.0', good);
  const routes = [{ id: 'product', path: 'product/:code', rendering: 'server' as const }];
  const known = { ...set, releases: { catalog: makeRelease('1.0.0', { routes }) } };

  it('R5 are the home page and the latest address of each route, without order and query', () => {
    const samples = createSamplePages(request('/'));
    for (const rest of ['/product/ONE', '/product/TWO', '/nothing'])
      samples.note(known, { context, rest, search: '?sort=price', orderId: 'a-guest' });
    expect(samples.all()).toEqual([request('/'), request('/product/TWO')]);
  });
});
