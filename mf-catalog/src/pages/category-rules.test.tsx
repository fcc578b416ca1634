import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { makeBundle, makeWine } from '../testing/factories.ts';
import { resetCatalogue, unreachable } from '../testing/fake-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import * as searchPage from './search.ts';
import * as categoryPage from './category.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-catalogue.ts'),
);

const load = (category: string, search = '') =>
  openPage(categoryPage, { params: { category }, search });
const open = async (category: string, search = '') => {
  const opened = await load(category, search);
  render(opened.element);
  return opened;
};
const texts = (links: readonly HTMLElement[]) => links.map((it) => it.textContent);
const manyWines = () =>
  resetCatalogue({ items: Array.from({ length: 30 }, (_, index) => makeWine(`Wine ${index}`)) });

beforeEach(() =>
  resetCatalogue({ items: ['Barolo', 'Chianti', 'Soave'].map((it) => makeWine(it)) }),
);

describe('category page', () => {
  it('S2 a sub-category links to its siblings and back through the categories', async () => {
    await open('red');
    const around = screen.getByRole('navigation', { name: 'Categories' });
    expect(texts(within(around).getAllByRole('link'))).toContain('White wine');
    const crumbs = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(crumbs).getByRole('link', { name: 'Wine' })).toHaveAttribute(
      'href',
      '/it/eur/en/category/wine',
    );
  });

  it('S2 links to the home page if the category is empty', async () => {
    resetCatalogue();
    await open('rose');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/it/eur/en',
    );
  });

  it('S2 has no item list for search engines if the category is empty', async () => {
    resetCatalogue();
    const { result } = await load('rose');
    expect(result).toMatchObject({ head: { jsonLd: [{ '@type': 'BreadcrumbList' }] } });
  });

  it('S2 a later page exists in its own market only: another may have fewer pages', async () => {
    manyWines();
    expect((await load('red', '?page=2')).result).toMatchObject({
      head: { markets: ['it-eur'] },
    });
    expect((await load('red')).result).not.toHaveProperty('head.markets');
  });

  it('C5 shows the platform’s bundles on the first page only', async () => {
    const gifts = Array.from({ length: 30 }, (_, index) =>
      makeWine(`Gift ${index}`, { categories: ['gifts'] }),
    );
    resetCatalogue({ items: gifts, bundles: [makeBundle()], indexFailure: unreachable });
    await open('gifts', '?page=2');
    expect(screen.getAllByRole('article')).not.toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Gift boxes' })).not.toBeInTheDocument();
  });

  it('S2 marks filter and sort links as nofollow', async () => {
    await open('red', '?region=piemonte');
    for (const name of ['Price, lowest', 'Remove filter: Piedmont', 'Clear all'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'nofollow');
  });

  it('S2 drops an unknown value from view and links', async () => {
    await open('red', '?grape=barbera&grape=unheard-of&region=nowhere');
    expect(screen.getByText('3 products')).toBeVisible();
    const chips = screen.getByRole('list', { name: 'Active filters' });
    expect(texts(within(chips).getAllByRole('link'))).toEqual(['Barbera', 'Clear all']);
    expect(screen.getByRole('link', { name: 'Price, lowest' })).toHaveAttribute(
      'href',
      '/it/eur/en/category/red?grape=barbera&sort=price',
    );
    expect(screen.queryByRole('checkbox', { name: /nowhere/i })).not.toBeInTheDocument();
  });
});

describe('a facet with many values', () => {
  const regions = [
    'lazio',
    'marche',
    'puglia',
    'sardegna',
    'sicilia',
    'toscana',
    'umbria',
    'veneto',
  ];
  const rare = ['abruzzo', 'campania', 'lombardia'];
  const from = (region: string, name: string) => {
    const item = makeWine(name);
    return { ...item, metadata: { ...item.metadata, facts: { region } } };
  };
  const folded = async (search = '') => {
    const items = [
      ...regions.flatMap((it) => [from(it, `${it} one`), from(it, `${it} two`)]),
      ...rare.map((it) => from(it, it)),
    ];
    resetCatalogue({ items });
    const { element } = await load('red', search);
    const { container } = render(element);
    return container.querySelector('details');
  };

  it('S2 collapses the less frequent values', async () => {
    const more = await folded();
    expect(more).not.toHaveAttribute('open');
    expect(within(more!).getAllByRole('checkbox', { hidden: true })).toHaveLength(3);
  });

  it('S2 expands them if one is selected', async () => {
    expect(await folded('?region=abruzzo')).toHaveAttribute('open');
  });
});

describe('the facets form without JavaScript', () => {
  const fields = (html: string) =>
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]) => `${name}=${value}`,
    );

  it('S2 submits the sort order, and has a submit button', async () => {
    const { element } = await load('red', '?sort=price');
    const html = renderToString(element);
    expect(fields(html)).toEqual(['sort=price']);
    expect(html).toMatch(/<noscript>.*<button[^>]* type="submit"|<noscript><button type="submit"/);
  });

  it('S4 submits the search term', async () => {
    const { element } = await openPage(searchPage, { search: '?q=barolo' });
    expect(fields(renderToString(element))).toEqual(['q=barolo']);
  });

  it('S2 submits no default value', async () => {
    expect(fields(renderToString((await load('red')).element))).toEqual([]);
  });
});
