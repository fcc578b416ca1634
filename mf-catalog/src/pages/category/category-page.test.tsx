import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { euros, makeBundle, makeWine } from '../../testing/factories.ts';
import { catalogue, resetCatalogue, unreachable } from '../../testing/fake-catalogue.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as categoryPage from './index.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../../testing/fake-catalogue.ts'),
);

const names = ['Barolo', 'Aglianico', 'Chianti'];
const openCategory = async (category: string, search = '') => {
  const opened = await openPage(categoryPage, { params: { category }, search });
  return { ...opened, view: render(opened.element) };
};
const cards = () => screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent);

beforeEach(() =>
  resetCatalogue({
    items: names.map((name, index) => makeWine(name, { price: euros(3000 - index * 1000) })),
  }),
);

describe('category page', () => {
  it('S2 lists what the category holds, by name', async () => {
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
    ).toEqual(['Red wine', 'White wine', 'Rosé', 'Sparkling wine', 'Sweet wine']);
  });

  it('S2 sorts by price as the address says', async () => {
    await openCategory('red', '?sort=price');
    expect(cards()).toEqual(['Chianti', 'Aglianico', 'Barolo']);
    expect(screen.getByRole('link', { name: 'Price' })).toHaveAttribute('aria-current', 'true');
  });

  it('S2 asks for the newest first', async () => {
    await openCategory('red', '?sort=newest');
    expect(catalogue.queries[0]).toMatchObject({ category: 'red', sort: '-created_at' });
  });

  it('S2 sorts and pages by plain links', async () => {
    resetCatalogue({
      items: Array.from({ length: 60 }, (_, index) => makeWine(`Wine ${100 + index}`)),
    });
    const { element } = await openPage(categoryPage, {
      params: { category: 'red' },
      search: '?sort=newest&page=2',
    });
    const html = renderToString(element);
    expect(html).toContain('href="/it/eur/en/category/red?sort=price"');
    expect(html).toContain('href="/it/eur/en/category/red?sort=newest&amp;page=3"');
    expect(html).toContain('Wine 124');
    expect(html).not.toContain('Wine 123');
  });

  it('S2 sorts by price across pages', async () => {
    const items = Array.from({ length: 30 }, (_, index) =>
      makeWine(`Wine ${100 + index}`, { price: euros(5000 - index) }),
    );
    resetCatalogue({ items });
    await openCategory('red', '?sort=price&page=2');
    expect(cards()).toEqual([105, 104, 103, 102, 101, 100].map((it) => `Wine ${it}`));
  });

  it('S2 does not offer the price for an order where the category is too large', async () => {
    resetCatalogue({ items: Array.from({ length: 201 }, (_, index) => makeWine(`Wine ${index}`)) });
    await openCategory('red', '?sort=price');
    expect(screen.queryByRole('link', { name: 'Price' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Name' })).toHaveAttribute('aria-current', 'true');
  });

  it('S2 shows the bundles of a category before its items', async () => {
    resetCatalogue({ bundles: [makeBundle()] });
    await openCategory('gifts');
    const bundles = screen.getByRole('region', { name: 'Gift boxes and cases' });
    expect(within(bundles).getByRole('link', { name: 'Aperitivo Box' })).toBeVisible();
  });

  it('S2 offers the next step where there is nothing', async () => {
    resetCatalogue();
    await openCategory('rose');
    expect(screen.getByRole('heading', { name: 'Nothing here for now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the home page' })).toBeVisible();
  });

  it('S2 keeps the page and drops the order in its canonical address', async () => {
    resetCatalogue({ items: Array.from({ length: 30 }, (_, index) => makeWine(`Wine ${index}`)) });
    const { result } = await openCategory('red', '?sort=price&page=2&utm=x');
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
  ])('S13 answers 404 to %p%s', async (category, search) => {
    const { result } = await openCategory(category, search);
    expect(result).toMatchObject({ status: 404, head: { robots: 'noindex' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'There is no such page in our list',
    );
  });

  it('A1 sends view_item_list once and select_item for what is chosen', async () => {
    const { analytics, view, element } = await openCategory('red');
    view.rerender(element);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Barolo' }));
    expect(analytics).toMatchObject([
      { name: 'view_item_list', params: { item_list_name: 'category:red', items: { length: 3 } } },
      {
        name: 'select_item',
        params: { item_list_name: 'category:red', items: [{ item_id: 'BAROLO', index: 1 }] },
      },
    ]);
  });

  it('C5 says when the catalogue is out of reach', async () => {
    catalogue.failure = unreachable;
    const { result } = await openCategory('red');
    expect(result).toMatchObject({ status: 503, head: { robots: 'noindex' } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
