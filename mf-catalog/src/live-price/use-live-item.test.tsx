import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { api } from '@shop/contracts/store';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as productPage from '../pages/product.ts';
import { euros, makeItem } from '../testing/factories.ts';
import { catalogue, resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf, shelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createTestPage } from '../testing/test-page.tsx';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const barbera = { params: { code: 'BARBERA-ASTI-750' } };
const half = () =>
  makeItem({
    code: 'BARBERA-ASTI-375',
    price: euros(890),
    metadata: { categories: ['red'], facts: { size_ml: 375, producer: 'Cascina Orsarola' } },
  });

beforeEach(() => {
  resetCatalogue({ items: [makeItem()] });
  resetShelf();
});

describe('a page from the cache', () => {
  const hydrate = async (changes: Partial<CatalogueItem> = {}, page = createTestPage()) => {
    const { element, analytics } = await openPage(productPage, { ...barbera, page });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(element);
    catalogue.items = [makeItem({ price: euros(1600), stock: 2, ...changes }), half()];
    const root = await act(async () => hydrateRoot(container, element));
    return { analytics, root };
  };
  const useThePage = () => act(() => void window.dispatchEvent(new Event('scroll')));
  afterEach(() => {
    document.body.replaceChildren();
    delete document.documentElement.dataset['active'];
  });

  it('C2 confirms price and stock of all visible items in one call, and shows the changes', async () => {
    resetCatalogue({ items: [makeItem(), half()] });
    await hydrate();
    useThePage();
    const box = screen.getByRole('region', { name: 'Buy' });
    await waitFor(() => expect(within(box).getByText('€16.00')).toBeVisible());
    expect(within(box).getByText('Only 2 left')).toBeVisible();
    expect(shelf.confirmed).toHaveLength(1);
    expect(shelf.confirmed[0]?.codes).toEqual(
      expect.arrayContaining(['BARBERA-ASTI-750', 'BARBERA-ASTI-375']),
    );
  });

  it('C2 does not replace data that the browser reads after the confirmation', async () => {
    const page = createTestPage();
    const { root } = await hydrate({}, page);
    useThePage();
    expect(await screen.findByText('Only 2 left')).toBeVisible();
    act(() => root.unmount());
    page.store.dispatch(api.util.resetApiState());
    catalogue.items = [makeItem({ price: euros(1800), stock: 0 })];
    const { element } = await openPage(productPage, { ...barbera, page });
    await act(async () => void render(element));
    const box = screen.getByRole('region', { name: 'Buy' });
    expect(within(box).getByText('€18.00')).toBeVisible();
    expect(within(box).getByText('Sold out')).toBeVisible();
  });

  it('C2 announces no reduction to a price whose lowest price before is unknown', async () => {
    resetCatalogue({ items: [makeItem({ compareAt: euros(1900) })] });
    const metadata = { ...makeItem().metadata, lowest_prices: undefined };
    await hydrate({ compareAt: euros(1900), metadata });
    useThePage();
    const box = screen.getByRole('region', { name: 'Buy' });
    expect(within(box).getByText('€19.00').tagName).toBe('S');
    await waitFor(() => expect(within(box).getByText('€16.00')).toBeVisible());
    expect(within(box).queryByText('€19.00')).not.toBeInTheDocument();
  });

  it('C2 confirms them for a visitor who only reads, after five seconds', async () => {
    jest.useFakeTimers();
    await hydrate();
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(shelf.confirmed).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(500));
    jest.useRealTimers();
    expect(shelf.confirmed).toHaveLength(1);
  });

  it('A1 reports the item once, even if its price changes', async () => {
    const { analytics } = await hydrate();
    useThePage();
    const box = screen.getByRole('region', { name: 'Buy' });
    expect(await within(box).findByText('€16.00')).toBeVisible();
    expect(analytics.filter((it) => it.name === 'view_item')).toHaveLength(1);
  });

  it('C2 confirms nothing on the server, nor for items just read', async () => {
    const { element } = await openPage(productPage, barbera);
    jest.useFakeTimers();
    renderToString(element);
    render(element);
    await act(() => jest.advanceTimersByTimeAsync(8000));
    jest.useRealTimers();
    expect(shelf.confirmed).toEqual([]);
  });
});
