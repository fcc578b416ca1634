import { commerceError, openRoutes } from '@shop/contracts/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { makeWine } from '../testing/factories.ts';
import { catalogue, resetCatalogue } from '../testing/fake-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createTestPage } from '../testing/test-page.tsx';
import * as searchPage from './search.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-catalogue.ts'),
);

const search = async (words: string, rest = '') => {
  const opened = await openPage(searchPage, { search: `?q=${encodeURIComponent(words)}${rest}` });
  return { ...opened, view: render(opened.element) };
};
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() =>
  resetCatalogue({ items: ['Barbera Alta', 'Barbera Bassa', 'Chianti'].map((it) => makeWine(it)) }),
);

describe('search page', () => {
  it('S4 lists the results, the best match first', async () => {
    const { result } = await search('barbera');
    expect(heading()).toHaveTextContent('Results for “barbera”');
    expect(screen.getByText('2 products')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Relevance' })).toHaveAttribute('aria-current', 'true');
    expect(catalogue.listings[0]).toMatchObject({ search: 'barbera', sort: 'relevance' });
    expect(result).toMatchObject({
      status: 200,
      head: { title: '“barbera” · Fonte & Vigna', robots: 'noindex' },
    });
  });

  it('S4 keeps the term in every link of the list', async () => {
    await search('barbera', '&region=piemonte');
    for (const name of ['Price, lowest', 'Remove filter: Piedmont', 'Clear all'])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining('/it/eur/en/search?q=barbera'),
      );
  });

  it('S4 shows the corrected spelling', async () => {
    catalogue.corrections = { barbrea: 'barbera' };
    const { view } = await search('barbrea');
    expect(heading()).toHaveTextContent('Results for “barbera”');
    expect(view.container).toHaveTextContent('Nothing matches “barbrea”, so these are the results');
    expect(screen.getByRole('link', { name: 'barbera' })).toHaveAttribute(
      'href',
      '/it/eur/en/search?q=barbera',
    );
  });

  it('S4 offers another search, the categories and new items if nothing is found', async () => {
    const { result } = await search('whisky');
    expect(result).toMatchObject({ status: 200, head: { robots: 'noindex' } });
    expect(heading()).toHaveTextContent('Nothing found for “whisky”');
    expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue('whisky');
    const categories = screen.getByRole('navigation', { name: 'Categories' });
    expect(within(categories).getByRole('link', { name: 'Wine' })).toBeVisible();
    const suggested = screen.getByRole('region', { name: 'Just in' });
    expect(within(suggested).getAllByRole('article')).toHaveLength(3);
  });

  it.each(['', '   ', '\u0000\u202e'])('S4 asks for a term if %j is none', async (words) => {
    await search(words);
    expect(heading()).toHaveTextContent('Search');
    expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue('');
    expect(catalogue.listings).toEqual([]);
  });

  it('S4 renders a hostile term as text', async () => {
    const words = '<img src=x onerror=alert(1)>{count}</script>';
    const { view } = await search(words);
    expect(heading()).toHaveTextContent(`Nothing found for “${words}”`);
    expect(view.container.querySelector('img[src="x"]')).toBeNull();
  });

  it('S4 cuts an endless term', async () => {
    await search('x'.repeat(10_000));
    expect(catalogue.listings[0]?.search).toHaveLength(200);
  });

  it('S4 limits the term in the title to 60 characters', async () => {
    const { result } = await search(`${'x'.repeat(60)}yz`);
    expect(result).toMatchObject({ head: { title: `“${'x'.repeat(60)}” · Fonte & Vigna` } });
  });

  it('S4 isolates the term, so its direction does not affect the text around it', async () => {
    await search('נבל');
    expect(within(heading()).getByText('נבל').tagName).toBe('BDI');
  });

  it('S4 redirects the form submitted without JavaScript to the list’s address', async () => {
    const { result } = await openPage(searchPage, { search: '?q=barbera&price_from=10&price_to=' });
    expect(result).toEqual({
      status: 302,
      location: '/it/eur/en/search?q=barbera&price=1000-',
    });
  });

  it('S4 redirects a page past the last to the last', async () => {
    const { result } = await openPage(searchPage, { search: '?q=barbera&page=9' });
    expect(result).toEqual({ status: 302, location: '/it/eur/en/search?q=barbera' });
  });

  it('S4 searches for the typed term', async () => {
    const { user, at } = await openRoutes(remote, createTestPage(), '/search');
    await user.type(screen.getByRole('searchbox', { name: 'Search the shop' }), ' chianti {Enter}');
    expect(at.path).toBe('/search?q=chianti');
    expect(await screen.findByRole('link', { name: 'Chianti' })).toBeVisible();
  });

  it('C5 reports a failed search and retries', async () => {
    catalogue.indexFailure = commerceError('SERVER', { status: 503 });
    const { result } = await search('barbera');
    expect(result).toMatchObject({ status: 503, head: { robots: 'noindex' } });
    expect(await screen.findByText('The search is not answering')).toBeVisible();
    catalogue.indexFailure = null;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 products')).toBeVisible();
  });

  it('A1 reports the result list once, and the selected item', async () => {
    const { analytics } = await search('barbera');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Barbera Bassa' }));
    expect(analytics).toMatchObject([
      { name: 'view_item_list', params: { item_list_name: 'search', items: { length: 2 } } },
      { name: 'select_item', params: { item_list_name: 'search', items: [{ index: 1 }] } },
    ]);
  });
});
