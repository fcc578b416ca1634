import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { euros, makeBundle, makeWine } from '../testing/factories.ts';
import { catalogue, resetCatalogue, unreachable } from '../testing/fake-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createFilledPage, createTestPage, type TestPage } from '../testing/test-page.tsx';
import * as homePage from './home.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-catalogue.ts'),
);

const openHome = async (page?: TestPage) => {
  const opened = await openPage(homePage, { page });
  return { ...opened, view: render(opened.element) };
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const isNew = (name: string) => makeWine(name, { categories: ['red', 'new-arrivals'] });

beforeEach(() => resetCatalogue({ items: [isNew('Barolo'), isNew('Chianti')] }));

describe('home page', () => {
  it('has a slot for other teams below its lists', async () => {
    const { view } = await openHome(createFilledPage('home:below-products'));
    const fill = screen.getByText('fill {}');
    const [last] = [...view.container.querySelectorAll('section')].slice(-1);
    expect(last?.compareDocumentPosition(fill)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('S7 shows in France the health sentence and the notice about minors, and elsewhere neither', async () => {
    const { view } = await openHome(createTestPage('fr', 'FR'));
    expect(view.container).toHaveTextContent(
      'L’abus d’alcool est dangereux pour la santé, à consommer avec modération. La vente d’alcool à des mineurs de moins de 18 ans est interdite.',
    );
    view.unmount();
    const other = await openHome(createTestPage('en', 'DE'));
    expect(other.view.container).not.toHaveTextContent('Alcohol abuse');
  });

  it('S3 leads with a new item and shows the others as cards', async () => {
    await openHome();
    expect(screen.getByRole('heading', { level: 2, name: 'Barolo' })).toBeVisible();
    expect(screen.getByText('The story of Barolo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the product' })).toHaveAttribute(
      'href',
      '/it/eur/en/product/BAROLO/barolo',
    );
    expect(region('New arrivals').getByRole('link', { name: 'Chianti' })).toBeVisible();
  });

  it('S3 shows the latest items, those marked new first, if the catalog has no collection', async () => {
    const metadata = { ...makeWine('Marked').metadata, new: true };
    resetCatalogue({
      items: [makeWine('Latest'), makeWine('Marked', { metadata: { ...metadata } })],
    });
    await openHome();
    expect(screen.getByRole('heading', { level: 2, name: 'Marked' })).toBeVisible();
    expect(region('New arrivals').getByRole('link', { name: 'Latest' })).toBeVisible();
  });

  it('S3 links to the categories', async () => {
    await openHome();
    const list = region('Our selection');
    expect(list.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
      'Wine',
      'Water',
      'Gifts',
      'Accessories',
      'Offers',
    ]);
    expect(list.getByRole('link', { name: 'Mineral water' })).toHaveAttribute(
      'href',
      '/it/eur/en/category/mineral',
    );
  });

  it('S3 shows offers and bundles', async () => {
    const offer = makeWine('Soave', { categories: ['white', 'offers'], compareAt: euros(1900) });
    resetCatalogue({ items: [isNew('Barolo'), offer], bundles: [makeBundle()] });
    await openHome();
    const offers = region('Offers');
    expect(offers.getByRole('link', { name: 'Soave' })).toBeVisible();
    // A box costs less than its parts, and has its own section.
    expect(offers.queryByRole('link', { name: 'Aperitivo Box' })).not.toBeInTheDocument();
    expect(region('Gift boxes').getByRole('link', { name: 'Aperitivo Box' })).toBeVisible();
  });

  it('S3 an offer is any SKU that costs less than before, in any category', async () => {
    const reduced = makeWine('Gavi', { categories: ['white'], compareAt: euros(1900) });
    const named = makeWine('Arneis', { categories: ['white', 'offers'] });
    resetCatalogue({ items: [isNew('Barolo'), reduced, named] });
    await openHome();
    const offers = region('Offers');
    expect(offers.getByRole('link', { name: 'Gavi' })).toBeVisible();
    expect(offers.queryByRole('link', { name: 'Arneis' })).not.toBeInTheDocument();
  });

  it('S3 an offer is none whose lowest price is unknown, with or without the catalog index', async () => {
    const { metadata } = makeWine('Gavi', { categories: ['white', 'offers'] });
    const unknown = makeWine('Gavi', {
      compareAt: euros(1900),
      metadata: { ...metadata, lowest_prices: undefined },
    });
    for (const indexFailure of [null, unreachable]) {
      resetCatalogue({ items: [isNew('Barolo'), unknown], indexFailure });
      const { view } = await openHome();
      expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
      view.unmount();
    }
  });

  it('S3 has offers without the catalog index', async () => {
    const offer = makeWine('Soave', { categories: ['white', 'offers'], compareAt: euros(1900) });
    const named = makeWine('Arneis', { categories: ['white', 'offers'] });
    resetCatalogue({ items: [isNew('Barolo'), named, offer], indexFailure: unreachable });
    await openHome();
    const offers = region('Offers');
    expect(offers.getByRole('link', { name: 'Soave' })).toBeVisible();
    expect(offers.queryByRole('link', { name: 'Arneis' })).not.toBeInTheDocument();
  });

  it('S3 omits sections without items', async () => {
    resetCatalogue();
    await openHome();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'New arrivals' })).not.toBeInTheDocument();
  });

  it('S3 is complete in the server’s HTML', async () => {
    const { element } = await openPage(homePage);
    const html = renderToString(element);
    for (const text of ['Water from the spring', 'Barolo', 'Chianti']) expect(html).toContain(text);
  });

  it('S3 has structured data of the shop, its search and the new items', async () => {
    const { result } = await openPage(homePage);
    expect(result).toMatchObject({
      head: {
        jsonLd: [
          { '@type': 'Organization', name: 'Fonte & Vigna' },
          { '@type': 'WebSite', inLanguage: 'en' },
          { '@type': 'ItemList', numberOfItems: expect.any(Number) },
        ],
      },
    });
    const [, , list] = ('head' in result && result.head.jsonLd) || [];
    expect(list).toHaveProperty('itemListElement.0.name', 'Barolo');
    resetCatalogue();
    expect((await openPage(homePage)).result).toMatchObject({
      head: { jsonLd: [{ '@type': 'Organization' }, { '@type': 'WebSite' }] },
    });
  });

  it('S3 preloads its hero picture', async () => {
    const { result, view } = await openHome();
    const source = view.container.querySelector('source[type="image/avif"]');
    expect(result).toMatchObject({
      status: 200,
      head: {
        canonical: '/',
        preloadImage: {
          srcSet: source?.getAttribute('srcset'),
          sizes: source?.getAttribute('sizes'),
          type: 'image/avif',
        },
      },
    });
  });

  it('C5 still links to the categories when the catalog is unreachable', async () => {
    catalogue.failure = unreachable;
    await openHome();
    expect(screen.getByRole('region', { name: 'Our selection' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
