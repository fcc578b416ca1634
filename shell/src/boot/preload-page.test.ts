import type { PageHead } from '@shop/contracts/remote';
import type { PageOutcome, Pages } from '../pages/page-resource.ts';
import type { RemotesOfPage } from '../remotes/create-remotes.ts';
import { preloadPage } from './preload-page.ts';

const PREFIX = '/it/eur/it';
const preloadImage = {
  srcSet: '/barbera-480.avif 480w',
  sizes: '50vw',
  type: 'image/avif',
} satisfies PageHead['preloadImage'];

const ahead = jest.fn<Promise<PageOutcome> | undefined, Parameters<Pages['ahead']>>();
const fragments = jest.fn(async () => undefined);
let rendering: 'server' | 'private' | 'client' | undefined;

const preload = (address: string) => {
  const pages = {
    match: () => rendering && { route: { rendering, fragments: ['cart/AddToCart'] } },
    ahead,
  } as unknown as Pages;
  const remotes = { preload: fragments } as unknown as RemotesOfPage;
  preloadPage(new URL(address, window.location.origin), { pages, remotes, prefix: PREFIX });
};
const loaded = (result: object): Promise<PageOutcome> =>
  Promise.resolve({ result } as unknown as PageOutcome);
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

beforeEach(() => {
  rendering = 'server';
  ahead.mockReset();
  fragments.mockClear();
  document.head.replaceChildren();
  window.history.replaceState(null, '', `${PREFIX}/category/red?page=2`);
});

describe('preloadPage', () => {
  it('loads the page below the market and the fragments it shows', () => {
    preload(`${PREFIX}/product/BARBERA?from=list`);
    expect(ahead).toHaveBeenCalledTimes(1);
    expect(ahead.mock.calls[0]![0]).toMatchObject({
      rest: '/product/BARBERA',
      search: '?from=list',
    });
    expect(fragments).toHaveBeenCalledWith(['cart/AddToCart']);
  });

  it('loads the home page of the market', () => {
    preload(PREFIX);
    expect(ahead.mock.calls[0]![0]).toMatchObject({ rest: '/' });
  });

  it.each([
    ['elsewhere', 'https://example.com/it/eur/it/product/BARBERA'],
    ['of another market', '/de/eur/de/product/BARBERA'],
    ['whose market only begins alike', '/it/eur/italiano'],
    ['that is on view', `${PREFIX}/category/red?page=2`],
  ])('leaves a page alone %s', (_what, address) => {
    preload(address);
    expect(ahead).not.toHaveBeenCalled();
    expect(fragments).not.toHaveBeenCalled();
  });

  it('loads another page of the list on view', () => {
    preload(`${PREFIX}/category/red?page=3`);
    expect(ahead).toHaveBeenCalledTimes(1);
  });

  it.each(['private', 'client', undefined] as const)(
    'leaves private and unknown pages alone (%s)',
    (kind) => {
      rendering = kind;
      preload(`${PREFIX}/cart`);
      expect(ahead).not.toHaveBeenCalled();
      expect(fragments).not.toHaveBeenCalled();
    },
  );

  it('asks for the first picture of the page when its data is there, and cleans up after it', async () => {
    const page = loaded({ status: 200, head: { title: 'Barbera', preloadImage } });
    ahead.mockReturnValue(page);
    preload(`${PREFIX}/product/BARBERA`);
    await page;
    expect(links()).toMatchObject([
      { as: 'image', imageSrcset: preloadImage.srcSet, imageSizes: '50vw', type: 'image/avif' },
    ]);
    links()[0]!.dispatchEvent(new Event('load'));
    expect(links()).toEqual([]);
  });

  it.each([
    ['has no picture', () => loaded({ status: 200, head: { title: 'Search' } })],
    ['leads elsewhere', () => loaded({ status: 302, location: `${PREFIX}/cart` })],
    ['does not exist', () => Promise.resolve<PageOutcome>({ notFound: () => null })],
  ])('asks for no picture where the page %s', async (_what, outcome) => {
    const page = outcome();
    ahead.mockReturnValue(page);
    preload(`${PREFIX}/product/BARBERA`);
    await page;
    expect(links()).toEqual([]);
  });

  it('keeps a failure to itself', async () => {
    const failed = Promise.reject(new Error('503'));
    ahead.mockReturnValue(failed);
    preload(`${PREFIX}/product/BARBERA`);
    await failed.catch(() => undefined);
    expect(links()).toEqual([]);
  });
});
