import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link as MarketLink } from '@shop/contracts/routing';
import { makeShop, renderShop } from '../testing/make-shop.tsx';
import type { LoadedPage } from './load-page.ts';
import type { MatchedRoute } from './match-route.ts';
import { createPageLoader } from './page-loader.ts';
import type { PageLocation } from './page-location.ts';
import { PageOutlet } from './page-outlet.tsx';

const matched: MatchedRoute = {
  remote: 'catalog',
  route: { id: 'home', path: '', rendering: 'server' },
  params: {},
};
const page: LoadedPage = {
  matched,
  Page: () => <h1>Fine wines</h1>,
  result: { status: 200, head: { title: 'Wines · Fonte & Vigna', description: 'A list' } },
};
const loaderOf = (load: jest.Mock) =>
  createPageLoader({ match: () => matched, load, recover: () => async () => undefined });
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

describe('PageOutlet', () => {
  it('displays a page and updates the document’s head', async () => {
    await act(async () =>
      renderShop(<PageOutlet frame={false} pages={loaderOf(jest.fn().mockResolvedValue(page))} />),
    );
    expect(await screen.findByRole('heading', { name: 'Fine wines' })).toBeVisible();
    expect(document.title).toBe('Wines · Fonte & Vigna');
  });

  it('keeps header and footer if the page fails to load, and recovers on Retry', async () => {
    quiet();
    const load = jest.fn().mockRejectedValue(new Error('503'));
    let user = null as unknown as ReturnType<typeof renderShop>['user'];
    await act(async () => {
      ({ user } = renderShop(<PageOutlet frame={false} pages={loaderOf(load)} />));
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    load.mockResolvedValue(page);
    await act(async () => user.click(retry));
    expect(await screen.findByRole('heading', { name: 'Fine wines' })).toBeVisible();
  });

  it('keeps the server’s HTML readable below the notice, with disabled buttons', async () => {
    quiet();
    const serverHtml = document
      .createRange()
      .createContextualFragment('<h1>Barolo</h1><a href="/x">More</a><button>Add</button>');
    const load = jest.fn().mockRejectedValue(new Error('503'));
    await act(async () =>
      renderShop(<PageOutlet frame={false} pages={loaderOf(load)} serverHtml={serverHtml} />),
    );
    expect(await screen.findByRole('heading', { name: 'Barolo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'More' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });

  it('S15 keeps the page if only the hash changes', async () => {
    const load = jest.fn().mockResolvedValue(page);
    const places = (
      <>
        <MarketLink to="/#one">one</MarketLink>
        <MarketLink to="/#two">two</MarketLink>
      </>
    );
    const WithLinks = { ...page, Page: () => <h1>Fine wines {places}</h1> };
    load.mockResolvedValue(WithLinks);
    let user = null as unknown as ReturnType<typeof renderShop>['user'];
    await act(async () => {
      ({ user } = renderShop(<PageOutlet frame={false} pages={loaderOf(load)} />));
    });
    const heading = await screen.findByRole('heading', { name: /Fine wines/ });
    await act(async () => user.click(screen.getByRole('link', { name: 'one' })));
    await act(async () => user.click(screen.getByRole('link', { name: 'two' })));
    expect(screen.getByRole('heading', { name: /Fine wines/ })).toBe(heading);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('S15 begins at the part of the next page that the hash names', async () => {
    // jsdom has none.
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
    const Page = () => (
      <>
        <h1>Barolo</h1>
        <div id="reviews">
          <h2>Reviews</h2>
          <MarketLink to="/?reviews=2#reviews">Next</MarketLink>
          <MarketLink to="/?reviews=3">Top</MarketLink>
        </div>
      </>
    );
    const load = jest.fn().mockResolvedValue({ ...page, Page });
    let user = null as unknown as ReturnType<typeof renderShop>['user'];
    await act(async () => {
      ({ user } = renderShop(<PageOutlet frame={false} pages={loaderOf(load)} />));
    });
    await act(async () => user.click(await screen.findByRole('link', { name: 'Next' })));
    expect(screen.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
    await act(async () => user.click(screen.getByRole('link', { name: 'Top' })));
    expect(screen.getByRole('heading', { name: 'Barolo' })).toHaveFocus();
  });

  it('S13 displays the not-found page with search, categories and a link to the home page', async () => {
    const pages = createPageLoader({ match: () => null, load: jest.fn(), recover: jest.fn() });
    await act(async () => renderShop(<PageOutlet frame={false} pages={pages} />));
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/it/eur/en',
    );
    const field = main.getByRole('searchbox', { name: 'Search the shop' });
    expect(field.closest('form')).toHaveAttribute('action', '/it/eur/en/search');
    expect(main.getByRole('link', { name: 'Wine' })).toHaveAttribute(
      'href',
      '/it/eur/en/category/wine',
    );
  });
});

describe('PageOutlet on a server-rendered document', () => {
  const location: PageLocation = { key: 'default', rest: '/', search: '' };
  const outlet = (load: (matched: MatchedRoute) => Promise<LoadedPage>, initial?: LoadedPage) => {
    const pages = createPageLoader(
      { match: () => matched, load, recover: () => async () => undefined },
      initial && { location, outcome: initial },
    );
    return makeShop(<PageOutlet frame={false} pages={pages} />).app;
  };

  it('S5 keeps the server’s page until its code is loaded, and hydrates the same elements', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(outlet(async () => page, page));
    const heading = screen.getByRole('heading', { name: 'Fine wines' });
    let resolveLate = (_: LoadedPage) => {};
    const late = new Promise<LoadedPage>((resolve) => (resolveLate = resolve));
    const hydrated = await act(async () =>
      hydrateRoot(
        root,
        outlet(() => late),
        // Fragments of the frame never load in this test.
        { onRecoverableError: () => undefined },
      ),
    );
    expect(screen.getByRole('heading', { name: 'Fine wines' })).toBe(heading);
    await act(async () => resolveLate(page));
    expect(screen.getByRole('heading', { name: 'Fine wines' })).toBe(heading);
    expect(document.title).toBe('Wines · Fonte & Vigna');
    await act(async () => hydrated.unmount());
    root.remove();
  });
});
