import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link as MarketLink } from '@shop/contracts/routing';
import { createPages } from '../pages/create-pages.ts';
import type { LoadedPage } from '../pages/load-page.ts';
import type { MatchedRoute } from '../pages/match-route.ts';
import type { Place } from '../pages/page-resource.ts';
import { makeShop, renderShop } from '../testing/make-shop.tsx';
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
const showing = (load: jest.Mock) =>
  createPages({ match: () => matched, load, recover: async () => undefined });
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

describe('PageOutlet', () => {
  it('shows a page and gives the document its head', async () => {
    await act(async () =>
      renderShop(<PageOutlet frame={false} pages={showing(jest.fn().mockResolvedValue(page))} />),
    );
    expect(await screen.findByRole('heading', { name: 'Fine wines' })).toBeVisible();
    expect(document.title).toBe('Wines · Fonte & Vigna');
  });

  it('keeps header and footer when the page does not come, and recovers on Retry', async () => {
    quiet();
    const load = jest.fn().mockRejectedValue(new Error('503'));
    let user = null as unknown as ReturnType<typeof renderShop>['user'];
    await act(async () => {
      ({ user } = renderShop(<PageOutlet frame={false} pages={showing(load)} />));
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    load.mockResolvedValue(page);
    await act(async () => user.click(retry));
    expect(await screen.findByRole('heading', { name: 'Fine wines' })).toBeVisible();
  });

  it('leaves what the server rendered readable below the notice, its buttons switched off', async () => {
    quiet();
    const rendering = document
      .createRange()
      .createContextualFragment('<h1>Barolo</h1><a href="/x">More</a><button>Add</button>');
    const load = jest.fn().mockRejectedValue(new Error('503'));
    await act(async () =>
      renderShop(<PageOutlet frame={false} pages={showing(load)} rendering={rendering} />),
    );
    expect(await screen.findByRole('heading', { name: 'Barolo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'More' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });

  it('S15 keeps the page when the address names another place on it', async () => {
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
      ({ user } = renderShop(<PageOutlet frame={false} pages={showing(load)} />));
    });
    const heading = await screen.findByRole('heading', { name: /Fine wines/ });
    await act(async () => user.click(screen.getByRole('link', { name: 'one' })));
    await act(async () => user.click(screen.getByRole('link', { name: 'two' })));
    expect(screen.getByRole('heading', { name: /Fine wines/ })).toBe(heading);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('S13 says that there is no such page, with search, categories and a way to the home page', async () => {
    const pages = createPages({ match: () => null, load: jest.fn(), recover: jest.fn() });
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

describe('PageOutlet on a document that the server rendered', () => {
  const place: Place = { key: 'default', rest: '/', search: '' };
  const outlet = (load: (matched: MatchedRoute) => Promise<LoadedPage>, came?: LoadedPage) => {
    const pages = createPages(
      { match: () => matched, load, recover: async () => undefined },
      came && { place, outcome: came },
    );
    return makeShop(<PageOutlet frame={false} pages={pages} />).app;
  };

  it('S5 leaves the page as it came until its code is here, and takes the same elements over', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(outlet(async () => page, page));
    const heading = screen.getByRole('heading', { name: 'Fine wines' });
    let arrive = (_: LoadedPage) => {};
    const late = new Promise<LoadedPage>((resolve) => (arrive = resolve));
    const hydrated = await act(async () =>
      hydrateRoot(
        root,
        outlet(() => late),
        // Fragments of the frame never come here.
        { onRecoverableError: () => undefined },
      ),
    );
    expect(screen.getByRole('heading', { name: 'Fine wines' })).toBe(heading);
    await act(async () => arrive(page));
    expect(screen.getByRole('heading', { name: 'Fine wines' })).toBe(heading);
    expect(document.title).toBe('Wines · Fonte & Vigna');
    await act(async () => hydrated.unmount());
    root.remove();
  });
});
