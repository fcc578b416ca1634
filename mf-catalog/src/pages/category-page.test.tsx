import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { euros, makeBundle, makeWine } from '../testing/factories.ts';
import { catalogue, resetCatalogue, unreachable } from '../testing/fake-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import * as categoryPage from './category.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-catalogue.ts'),
);

const names = ['Barolo', 'Aglianico', 'Chianti'];
const openCategory = async (category: string, search = '') => {
  const opened = await openPage(categoryPage, { params: { category }, search });
  return { ...opened, view: render(opened.element) };
};
const cards = () =>
  screen
    .getAllByRole('article')
    .map((it) => within(it).getByRole('heading', { level: 2 }).textContent);

beforeEach(() =>
  resetCatalogue({
    items: names.map((name, index) => makeWine(name, { price: euros(3000 - index * 1000) })),
  }),
);

describe('category page', () => {
  it('S2 lists the items of the category by name', async () => {
    await openCategory('red');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Red wine');
    expect(screen.getByText('3 products')).toBeVisible();
    expect(cards()).toEqual(['Aglianico', 'Barolo', 'Chianti']);
  });

  it('S2 shows origin, price and availability on a card', async () => {
    await openCategory('red');
    const [card] = screen.getAllByRole('article');
    expect(card).toHaveTextContent('Piedmont · Barbera');
    expect(within(card!).getByText('€20.00')).toBeVisible();
    expect(within(card!).getByText('In stock')).toBeVisible();
  });

  it('S2 links to the sub-categories', async () => {
    await openCategory('wine');
    const links = screen.getByRole('navigation', { name: 'Categories' });
    expect(
      within(links)
        .getAllByRole('link')
        .map((it) => it.textContent),
    ).toEqual(['Red wine', 'White wine', 'Rosé wine', 'Sparkling wine', 'Sweet wine']);
  });

  it('S2 sorts by price as the address requests', async () => {
    await openCategory('red', '?sort=price');
    expect(cards()).toEqual(['Chianti', 'Aglianico', 'Barolo']);
    expect(screen.getByRole('link', { name: 'Price, lowest' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('S2 queries the index with the valid values of the address', async () => {
    await openCategory('red', '?grape=barbera&price=1000-2500&sort=newest&size=<b>&q=x');
    expect(catalogue.listings[0]).toMatchObject({
      market: 'it-eur',
      locale: 'en',
      category: 'red',
      search: '',
      grape: ['barbera'],
      size: [],
      price: { from: 1000, to: 2500 },
      sort: 'newest',
      page: 1,
    });
  });

  it('S2 sorts and pages by plain links that keep the whole state', async () => {
    resetCatalogue({
      items: Array.from({ length: 60 }, (_, index) => makeWine(`Wine ${100 + index}`)),
    });
    const { element } = await openPage(categoryPage, {
      params: { category: 'red' },
      search: '?grape=barbera&sort=newest&page=2',
    });
    const html = renderToString(element);
    expect(html).toContain('href="/it/eur/en/category/red?grape=barbera&amp;sort=price"');
    expect(html).toContain(
      'href="/it/eur/en/category/red?grape=barbera&amp;sort=newest&amp;page=3"',
    );
    expect(html).toContain('Wine 124');
    expect(html).not.toContain('Wine 123');
  });

  it('S2 lists bundles among the SKUs', async () => {
    resetCatalogue({ bundles: [makeBundle()] });
    await openCategory('gifts');
    expect(screen.getByRole('link', { name: 'Aperitivo Box' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Gift boxes' })).not.toBeInTheDocument();
  });

  it('S2 offers a way on if the category is empty', async () => {
    resetCatalogue();
    await openCategory('rose');
    expect(screen.getByRole('heading', { name: 'Nothing here for now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });

  it('S2 keeps the page and drops facets and order in the canonical URL', async () => {
    resetCatalogue({ items: Array.from({ length: 30 }, (_, index) => makeWine(`Wine ${index}`)) });
    const { result } = await openCategory('red', '?grape=barbera&sort=price&page=2&utm=x');
    expect(result).toMatchObject({
      status: 200,
      head: {
        title: 'Red wine, page 2 · Fonte & Vigna',
        canonical: '/category/red?page=2',
        jsonLd: [{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList', numberOfItems: 6 }],
      },
    });
  });

  it.each([
    ['nothing', ''],
    ['__proto__', ''],
    ['<script>', ''],
    ['red', '?page=7'],
  ])('S13 responds 404 to %p%s', async (category, search) => {
    const { result } = await openCategory(category, search);
    expect(result).toMatchObject({ status: 404, page: 'shell', head: { robots: 'noindex' } });
  });

  it('A1 sends view_item_list once and select_item for a selected item', async () => {
    const { analytics } = await openCategory('red');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Barolo' }));
    expect(analytics).toMatchObject([
      { name: 'view_item_list', params: { item_list_name: 'category:red', items: { length: 3 } } },
      {
        name: 'select_item',
        params: { item_list_name: 'category:red', items: [{ item_id: 'BAROLO', index: 1 }] },
      },
    ]);
  });

  it('A1 counts positions from the previous pages', async () => {
    resetCatalogue({ items: Array.from({ length: 30 }, (_, index) => makeWine(`Wine ${index}`)) });
    const { analytics } = await openCategory('red', '?page=2');
    expect(analytics).toMatchObject([
      { name: 'view_item_list', params: { items: [{ index: 24 }, ...Array(5).fill({})] } },
    ]);
  });

  it('C5 reports an unreachable catalog', async () => {
    catalogue.failure = unreachable;
    const { result } = await openCategory('red');
    expect(result).toMatchObject({ status: 503, head: { robots: 'noindex' } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('C5 lists from the platform, without facets, while the index is unreachable', async () => {
    resetCatalogue({
      items: names.map((name) => makeWine(name)),
      bundles: [makeBundle()],
      indexFailure: unreachable,
    });
    const { result } = await openCategory('red', '?grape=barbera&sort=price');
    expect(result).toMatchObject({ status: 200 });
    expect(cards()).toEqual(['Aglianico', 'Barolo', 'Chianti']);
    expect(screen.getByText(/Filters are not available right now/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Price, lowest' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Name' })).toHaveAttribute('aria-current', 'true');
  });

  it('C5 K reads 25 per page from the platform, and counts positions accordingly', async () => {
    resetCatalogue({
      items: Array.from({ length: 30 }, (_, index) => makeWine(`Wine ${index}`)),
      indexFailure: unreachable,
    });
    const { analytics } = await openCategory('red', '?page=2');
    expect(cards()).toHaveLength(5);
    expect(analytics).toMatchObject([
      { name: 'view_item_list', params: { items: [{ index: 25 }, ...Array(4).fill({})] } },
    ]);
  });

  it('C5 keeps the bundles of a category listed by the platform', async () => {
    resetCatalogue({ bundles: [makeBundle()], indexFailure: unreachable });
    await openCategory('gifts');
    const bundles = screen.getByRole('region', { name: 'Gift boxes' });
    expect(within(bundles).getByRole('link', { name: 'Aperitivo Box' })).toBeVisible();
  });
});
