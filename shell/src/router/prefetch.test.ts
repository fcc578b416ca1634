import type { FragmentRef, PageHead } from '@shop/contracts/remote';
import type { RemotesOfPage } from '../remotes/create-remotes.ts';
import type { PageLoader, PageOutcome } from './page-loader.ts';
import { onFirstInteraction, prefetchOnInteraction, prefetchPage } from './prefetch.ts';

describe('prefetchPage', () => {
  const PREFIX = '/it/eur/it';
  const preloadImage = {
    srcSet: '/barbera-480.avif 480w',
    sizes: '50vw',
    type: 'image/avif',
  } satisfies PageHead['preloadImage'];

  const prefetch = jest.fn<Promise<PageOutcome> | undefined, Parameters<PageLoader['prefetch']>>();
  const fragments = jest.fn(async () => undefined);
  let fills: FragmentRef[] = [];
  let rendering: 'server' | 'private' | 'client' | undefined;

  const open = (address: string) => {
    const pages = {
      match: () =>
        rendering && {
          route: { rendering, fragments: ['cart/AddToCart'], slots: ['product:below-facts'] },
        },
      prefetch,
    } as unknown as PageLoader;
    const remotes = { preload: fragments, fills: () => fills } as unknown as RemotesOfPage;
    prefetchPage(new URL(address, window.location.origin), { pages, remotes, prefix: PREFIX });
  };
  const loaded = (result: object): Promise<PageOutcome> =>
    Promise.resolve({ result } as unknown as PageOutcome);
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

  beforeEach(() => {
    rendering = 'server';
    fills = [];
    prefetch.mockReset();
    fragments.mockClear();
    document.head.replaceChildren();
    window.history.replaceState(null, '', `${PREFIX}/category/red?page=2`);
  });

  it('loads the page and its fragments', () => {
    open(`${PREFIX}/product/BARBERA?from=list`);
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(prefetch.mock.calls[0]![0]).toMatchObject({
      rest: '/product/BARBERA',
      search: '?from=list',
    });
    expect(fragments).toHaveBeenCalledWith(['cart/AddToCart']);
  });

  it('loads the fragments that fill its slots', () => {
    fills = ['account/AccountOffer'];
    open(`${PREFIX}/product/BARBERA`);
    expect(fragments).toHaveBeenCalledWith(['cart/AddToCart', 'account/AccountOffer']);
  });

  it('loads the home page of the market', () => {
    open(PREFIX);
    expect(prefetch.mock.calls[0]![0]).toMatchObject({ rest: '/' });
  });

  it.each([
    ['of another site', 'https://example.com/it/eur/it/product/BARBERA'],
    ['of another market', '/de/eur/de/product/BARBERA'],
    ['whose market prefix only starts the same', '/it/eur/italiano'],
    ['that is displayed', `${PREFIX}/category/red?page=2`],
  ])('ignores a page %s', (_what, address) => {
    open(address);
    expect(prefetch).not.toHaveBeenCalled();
    expect(fragments).not.toHaveBeenCalled();
  });

  it('loads another page of the displayed list', () => {
    open(`${PREFIX}/category/red?page=3`);
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  it.each(['private', 'client', undefined] as const)(
    'ignores private and unknown pages (%s)',
    (kind) => {
      rendering = kind;
      open(`${PREFIX}/cart`);
      expect(prefetch).not.toHaveBeenCalled();
      expect(fragments).not.toHaveBeenCalled();
    },
  );

  it('preloads the first picture of the page once its data is loaded, and removes the link', async () => {
    const page = loaded({ status: 200, head: { title: 'Barbera', preloadImage } });
    prefetch.mockReturnValue(page);
    open(`${PREFIX}/product/BARBERA`);
    await page;
    expect(links()).toMatchObject([
      { as: 'image', imageSrcset: preloadImage.srcSet, imageSizes: '50vw', type: 'image/avif' },
    ]);
    links()[0]!.dispatchEvent(new Event('load'));
    expect(links()).toEqual([]);
  });

  it.each([
    ['has no picture', () => loaded({ status: 200, head: { title: 'Search' } })],
    ['redirects', () => loaded({ status: 302, location: `${PREFIX}/cart` })],
    ['does not exist', () => Promise.resolve<PageOutcome>({ notFound: () => null })],
  ])('preloads no picture if the page %s', async (_what, outcome) => {
    const page = outcome();
    prefetch.mockReturnValue(page);
    open(`${PREFIX}/product/BARBERA`);
    await page;
    expect(links()).toEqual([]);
  });

  it('ignores a failure', async () => {
    const failed = Promise.reject(new Error('503'));
    prefetch.mockReturnValue(failed);
    open(`${PREFIX}/product/BARBERA`);
    await failed.catch(() => undefined);
    expect(links()).toEqual([]);
  });
});

describe('prefetchOnInteraction', () => {
  const prefetch = jest.fn((url: URL) => url.pathname);
  const link = (path: string, target = '') => {
    const element = document.createElement('a');
    Object.assign(element, { href: path, target, textContent: path });
    element.append(document.createElement('span'));
    document.body.append(element);
    return element;
  };
  const hover = (it: Element) => it.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const prefetched = () => prefetch.mock.results.map(({ value }) => value as string);

  beforeAll(() => prefetchOnInteraction(prefetch));
  beforeEach(() => {
    jest.useFakeTimers();
    prefetch.mockClear();
  });
  afterEach(() => {
    hover(document.body);
    jest.useRealTimers();
    document.body.replaceChildren();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('reports the link the pointer rests on, and no other', () => {
    link('/b');
    hover(link('/a').firstElementChild!);
    jest.runAllTimers();
    expect(prefetched()).toEqual(['/a']);
  });

  it('ignores a link the pointer only crosses', () => {
    hover(link('/a'));
    jest.advanceTimersByTime(30);
    hover(document.body);
    jest.runAllTimers();
    expect(prefetched()).toEqual([]);
  });

  it('reports a focused link after a delay and a touched one at once', () => {
    link('/a').focus();
    jest.runAllTimers();
    link('/b').dispatchEvent(new Event('touchstart', { bubbles: true }));
    jest.advanceTimersByTime(0);
    expect(prefetched()).toEqual(['/a', '/b']);
  });

  it('reports nothing on a connection that saves data, and no link to another window', () => {
    hover(link('/a', '_blank'));
    jest.runAllTimers();
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    hover(link('/b'));
    jest.runAllTimers();
    expect(prefetched()).toEqual([]);
  });
});

describe('onFirstInteraction', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])(
    'calls back once on %s in the region, and nowhere else',
    (event) => {
      document.body.innerHTML = '<div data-region="SearchBox"><input></div><p></p>';
      const callback = jest.fn();
      onFirstInteraction('SearchBox', callback);
      const dispatch = (selector: string) =>
        document.querySelector(selector)!.dispatchEvent(new Event(event, { bubbles: true }));
      dispatch('p');
      document.dispatchEvent(new Event(event));
      expect(callback).not.toHaveBeenCalled();
      dispatch('input');
      dispatch('input');
      expect(callback).toHaveBeenCalledTimes(1);
    },
  );
});
