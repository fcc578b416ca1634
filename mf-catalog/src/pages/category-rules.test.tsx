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
  it('S2 a sub-category leads to its sisters and back through the categories', async () => {
    await open('red');
    const around = screen.getByRole('navigation', { name: 'Categories' });
    expect(texts(within(around).getAllByRole('link'))).toContain('White wine');
    const crumbs = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(crumbs).getByRole('link', { name: 'Wine' })).toHaveAttribute(
      'href',
      '/it/eur/en/category/wine',
    );
  });

  it('S2 leads home where there is nothing', async () => {
    resetCatalogue();
    await open('rose');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/it/eur/en',
    );
  });

  it('S2 lists nothing to search engines where there is nothing', async () => {
    resetCatalogue();
    const { result } = await load('rose');
    expect(result).toMatchObject({ head: { jsonLd: [{ '@type': 'BreadcrumbList' }] } });
  });

  it('S2 a later page is of its own market alone: another may have fewer', async () => {
    manyWines();
    expect((await load('red', '?page=2')).result).toMatchObject({
      head: { markets: ['it-eur'] },
    });
    expect((await load('red')).result).not.toHaveProperty('head.markets');
  });

  it('C5 bundles of the platform stand on the first page only', async () => {
    const gifts = Array.from({ length: 30 }, (_, index) =>
      makeWine(`Gift ${index}`, { categories: ['gifts'] }),
    );
    resetCatalogue({ items: gifts, bundles: [makeBundle()], indexFailure: unreachable });
    await open('gifts', '?page=2');
    expect(screen.getAllByRole('article')).not.toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Gift boxes' })).not.toBeInTheDocument();
  });

  it('S2 asks search engines not to follow what only narrows or sorts', async () => {
    await open('red', '?region=piemonte');
    for (const name of ['Price, lowest', 'Remove filter: Piedmont', 'Clear all'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'nofollow');
  });

  it('S2 neither shows nor passes on a value that no one knows', async () => {
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

describe('a facet of many values', () => {
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

  it('S2 folds the rare ones away', async () => {
    const more = await folded();
    expect(more).not.toHaveAttribute('open');
    expect(within(more!).getAllByRole('checkbox', { hidden: true })).toHaveLength(3);
  });

  it('S2 unfolds them where one of them is chosen', async () => {
    expect(await folded('?region=abruzzo')).toHaveAttribute('open');
  });
});

describe('the form of the facets without JavaScript', () => {
  const fields = (html: string) =>
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]) => `${name}=${value}`,
    );

  it('S2 sends the order along, and is sent by a button of its own', async () => {
    const { element } = await load('red', '?sort=price');
    const html = renderToString(element);
    expect(fields(html)).toEqual(['sort=price']);
    expect(html).toMatch(/<noscript>.*<button[^>]* type="submit"|<noscript><button type="submit"/);
  });

  it('S4 sends the words along', async () => {
    const { element } = await openPage(searchPage, { search: '?q=barolo' });
    expect(fields(renderToString(element))).toEqual(['q=barolo']);
  });

  it('S2 sends nothing that is the default', async () => {
    expect(fields(renderToString((await load('red')).element))).toEqual([]);
  });
});
