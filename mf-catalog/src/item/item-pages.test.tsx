import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { euros, level, makeBundle, makeItem, makeWine } from '../testing/factories.ts';
import { catalogue, resetCatalogue, unreachable } from '../testing/fake-catalogue.ts';
import { resetShelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createTestPage } from '../testing/test-page.tsx';
import * as bundlePage from '../pages/bundle.ts';
import * as productPage from '../pages/product.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const barbera = { params: { code: 'BARBERA-ASTI-750' } };

const openProduct = async (address: Parameters<typeof openPage>[1] = barbera) => {
  const opened = await openPage(productPage, address);
  return { ...opened, view: render(opened.element) };
};

beforeEach(() => {
  resetCatalogue({ items: [makeItem()] });
  resetShelf();
});

describe('product page', () => {
  it('S1 shows name, price, availability and delivery', async () => {
    await openProduct();
    const box = screen.getByRole('region', { name: 'Buy' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Barbera d’Asti');
    expect(within(box).getByText('€14.50')).toBeVisible();
    expect(within(box).getByText('In stock')).toBeVisible();
    expect(within(box).getByText('Delivery in 2–3 days')).toBeVisible();
  });

  it('S1 is complete in the server’s HTML, so it can be read without JavaScript', async () => {
    const { element } = await openPage(productPage, barbera);
    const html = renderToString(element);
    for (const text of ['Barbera d’Asti', '€14.50', 'In stock', 'Piedmont']) {
      expect(html).toContain(text);
    }
  });

  it('S1 inlines neither the prices of other markets nor the delivery terms, which only the server reads', async () => {
    const lowest = { now: 1450, before: 1600 };
    const metadata = { lowest_prices: { 'it-eur': lowest, 'de-eur': lowest } };
    resetCatalogue({ items: [makeItem({ compareAt: euros(1900), metadata })] });
    const { store } = await openPage(productPage, barbera);
    const inlined = JSON.stringify(store.getState().api);
    expect(inlined).toContain('"it-eur":{"now":1450,"before":1600}');
    expect(inlined).not.toMatch(/de-eur|DeliveryTerms/);
  });

  it.each([
    ['IT', 'is shown beside the price', ['€19.33/l', 'VAT included']],
    ['US', 'is not shown', []],
  ] as const)('S1 S2 in %s the price per liter %s', async (country, _, said) => {
    await openProduct({ ...barbera, page: createTestPage('en', country) });
    const box = screen.getByRole('region', { name: 'Buy' });
    for (const text of said) expect(box).toHaveTextContent(text);
    expect(box.textContent.includes('/l')).toBe(said.length > 0);
  });

  it.each([
    ['IT', 'VAT included, shipping extra'],
    ['US', 'Shipping, import duties and taxes extra'],
  ] as const)('S1 shows in %s whether the price includes tax: %s', async (country, said) => {
    await openProduct({ ...barbera, page: createTestPage('en', country) });
    expect(screen.getByRole('region', { name: 'Buy' })).toHaveTextContent(said);
  });

  it('S1 lists the facts in the shopper’s language', async () => {
    await openProduct({ ...barbera, page: createTestPage('de') });
    const table = screen.getByRole('table', { name: 'Steckbrief' });
    const row = (name: string) => within(table).getByRole('row', { name });
    expect(row('Region Piemont')).toBeVisible();
    expect(row('Rebsorte Barbera')).toBeVisible();
    expect(row('Jahrgang 2022')).toBeVisible();
    expect(row('Alkohol 14\u00A0% Vol.')).toBeVisible();
    expect(row('Inhalt 0,75 l')).toBeVisible();
    expect(row('Passt zu Käse, Fleisch')).toBeVisible();
  });

  it('K shows the count for a stock of 5, which is also the limit of the delivery time', async () => {
    resetCatalogue({ items: [makeItem({ stock: 5, levels: [level(5, 1, 2)] })] });
    await openProduct();
    expect(screen.getByText('Only 5 left')).toBeVisible();
    expect(screen.queryByText(/for up to/)).not.toBeInTheDocument();
    expect(screen.getByText('prompt delivery')).toBeVisible();
  });

  it('K shows sold out without an add-to-cart button', async () => {
    resetCatalogue({ items: [makeItem({ stock: 0 })] });
    await openProduct();
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.queryByText(/Delivery in/)).not.toBeInTheDocument();
    expect(screen.getByText(/cart box .* up to 0/)).toBeVisible();
  });

  it('V9 passes the maximum quantity and the priced options to the cart team', async () => {
    const metadata = { ...makeItem().metadata, maxQuantity: 6 };
    const card = { gift: true, text: { en: { name: 'Greeting card' } } };
    const options = [
      { id: 'o', name: 'Biglietto', price: euros(350), metadata: card },
      { id: 'w', name: 'Wrap', price: euros(0), metadata: {} },
    ];
    resetCatalogue({ items: [makeItem({ metadata, options })] });
    await openProduct();
    expect(
      screen.getByText('cart box BARBERA-ASTI-750 up to 6 Greeting card €3.50 as a gift,Wrap null'),
    ).toBeVisible();
  });

  it('S1 has breadcrumbs through the categories', async () => {
    await openProduct();
    const crumbs = screen.getByRole('navigation', { name: 'You are here' });
    const links = within(crumbs).getAllByRole('link');
    expect(links.map((it) => it.getAttribute('href'))).toEqual([
      '/it/eur/en',
      '/it/eur/en/category/wine',
      '/it/eur/en/category/red',
    ]);
  });

  it('S1 shows other items of the category, but not itself', async () => {
    resetCatalogue({
      items: [makeItem(), makeWine('Chianti'), makeWine('Soave', { categories: ['white'] })],
    });
    await openProduct();
    const related = screen.getByRole('region', { name: 'You may also like' });
    expect(
      within(related)
        .getAllByRole('heading', { level: 3 })
        .map((it) => it.textContent),
    ).toEqual(['Chianti']);
  });

  it('S1 shows the bundles it is part of', async () => {
    const other = makeBundle({ code: 'OTHER', parts: [] });
    resetCatalogue({ items: [makeItem()], bundles: [makeBundle(), other] });
    await openProduct();
    const bundles = screen.getByRole('region', { name: 'Also in this gift box' });
    expect(within(bundles).getByRole('link', { name: 'Aperitivo Box' })).toHaveAttribute(
      'href',
      '/it/eur/en/bundle/BUNDLE-APERITIVO/aperitivo-box',
    );
  });

  it('S1 tells one bundle from several in the heading', async () => {
    resetCatalogue({ items: [makeItem()], bundles: [makeBundle(), makeBundle({ code: 'OTHER' })] });
    await openProduct();
    expect(screen.getByRole('region', { name: 'Also in these gift boxes' })).toBeVisible();
  });

  it('A1 sends view_item in GA4’s form, with the price in units', async () => {
    const { analytics } = await openProduct();
    expect(analytics.filter((it) => it.name === 'view_item')).toEqual([
      {
        name: 'view_item',
        params: {
          currency: 'EUR',
          value: 14.5,
          items: [{ item_id: 'BARBERA-ASTI-750', item_name: 'Barbera d’Asti', price: 14.5 }],
        },
      },
    ]);
  });

  it('S1 has one canonical URL, a preloaded picture and structured data', async () => {
    const { result } = await openPage(productPage, barbera);
    expect(result).toMatchObject({
      status: 200,
      head: {
        title: 'Barbera d’Asti · Fonte & Vigna',
        description: expect.stringMatching(/^One line Barbera, Piedmont, 0\.75 l, €14\.50\./),
        item: 'BARBERA-ASTI-750',
        canonical: '/product/BARBERA-ASTI-750/barbera-d-asti',
        preloadImage: {
          type: 'image/avif',
          srcSet: expect.stringContaining('/media/barbera-asti-750-640.avif 640w'),
        },
        jsonLd: [{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }],
      },
    });
  });

  it('S1 preloads the picture that it shows', async () => {
    const { result, view } = await openProduct();
    const source = view.container.querySelector('source[type="image/avif"]');
    expect('head' in result && result.head.preloadImage).toMatchObject({
      srcSet: source?.getAttribute('srcset'),
      sizes: source?.getAttribute('sizes'),
    });
  });

  it('S13 responds 404 to an unknown code, with suggestions below the shell’s page', async () => {
    resetCatalogue({ items: [makeWine('Chianti')] });
    const { result } = await openProduct({ params: { code: 'NOTHING' } });
    expect(result).toMatchObject({ status: 404, page: 'shell', head: { robots: 'noindex' } });
    expect(screen.getByRole('link', { name: 'Chianti' })).toBeVisible();
  });

  it.each(['<script>alert(1)</script>', '__proto__', '{{7*7}}', '../../admin', '\u202eevil'])(
    'S13 responds 404 to the hostile code %p and does not repeat it',
    async (code) => {
      const { result, view } = await openProduct({ params: { code } });
      expect(result).toMatchObject({ status: 404 });
      expect(view.container).not.toHaveTextContent(code);
    },
  );

  it('S13 does not query the platform for an invalid code', async () => {
    await openProduct({ params: { code: 'A\u0000B' } });
    expect(catalogue.codes).toEqual([]);
  });

  it('renders hostile text as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const text = { en: { name: hostile, summary: hostile, story: hostile } };
    resetCatalogue({ items: [makeItem({ metadata: { text } })] });
    const { view } = await openProduct();
    expect(view.container.querySelector('img[onerror]')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hostile);
  });

  it('C5 reports an unreachable catalog and retries', async () => {
    resetCatalogue({ items: [makeItem()], failure: unreachable });
    const { result } = await openProduct();
    expect(result).toMatchObject({ status: 503, head: { robots: 'noindex' } });
    catalogue.failure = null;
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Barbera d’Asti');
  });
});

describe('bundle page', () => {
  it('S1 shows the parts of a bundle', async () => {
    resetCatalogue({ bundles: [makeBundle()] });
    const { element, result } = await openPage(bundlePage, {
      params: { code: 'BUNDLE-APERITIVO' },
    });
    render(element);
    expect(result).toMatchObject({
      status: 200,
      head: { canonical: '/bundle/BUNDLE-APERITIVO/aperitivo-box' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aperitivo Box');
    const parts = screen.getByRole('region', { name: 'In this gift box' });
    expect(
      within(parts)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual(['2 ×Barbera d’Asti', '1 ×Nivale']);
    expect(within(parts).getByRole('link', { name: 'Nivale' })).toHaveAttribute(
      'href',
      '/it/eur/en/product/NIVALE-750/nivale',
    );
  });

  it('S13 responds 404 to the code of a SKU', async () => {
    const { result } = await openPage(bundlePage, barbera);
    expect(result).toMatchObject({ status: 404 });
  });
});
