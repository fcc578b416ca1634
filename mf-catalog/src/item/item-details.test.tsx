import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { level, makeItem } from '../testing/factories.ts';
import { catalogue, resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import * as productPage from '../pages/product.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const barbera = { params: { code: 'BARBERA-ASTI-750' } };
const openProduct = async (item = makeItem()) => {
  resetCatalogue({ items: [item] });
  const user = userEvent.setup();
  const opened = await openPage(productPage, barbera);
  render(opened.element);
  return { ...opened, user, box: within(screen.getByRole('region', { name: 'Buy' })) };
};

beforeEach(() => resetShelf());

describe('texts of a product page', () => {
  it('K shows the delivery time of the selected quantity', async () => {
    const levels = [level(4, 2, 3), level(40, 5, 8)];
    const { box, user } = await openProduct(makeItem({ levels }));
    expect(box.getByText('Delivery in 2–3 days')).toBeVisible();
    await user.click(box.getByText('Six pieces'));
    expect(box.getByText('Delivery in 5–8 days')).toBeVisible();
  });

  it('K shows one day if the shortest and longest times are equal', async () => {
    const { box } = await openProduct(makeItem({ levels: [level(40, 3, 3)] }));
    expect(box.getByText('Delivery in 3 days')).toBeVisible();
    expect(box.getByText(/^Arrives on/)).toBeVisible();
  });

  it('V9 limits the quantity to the shop’s maximum per line item', async () => {
    const { box } = await openProduct(makeItem({ stock: 40 }));
    expect(box.getByText(/cart box .* up to 24/)).toBeVisible();
  });

  it('S1 offers neither purchase nor back-in-stock mail for an item without a price', async () => {
    const { box } = await openProduct(makeItem({ price: null, stock: 40 }));
    expect(box.getByText(/cart box .* up to 0/)).toBeVisible();
    expect(box.queryByRole('button', { name: 'Tell me when it is back' })).not.toBeInTheDocument();
    expect(box.queryByText('VAT included, shipping extra')).not.toBeInTheDocument();
  });

  it('S1 shows the story of the item', async () => {
    await openProduct();
    expect(screen.getByRole('heading', { name: 'The story' })).toBeVisible();
    expect(screen.getByText('A story of Barbera')).toBeVisible();
  });

  it('S1 has no story section without a story', async () => {
    await openProduct(makeItem({ description: '', metadata: {} }));
    expect(screen.queryByRole('heading', { name: 'The story' })).not.toBeInTheDocument();
  });

  it('S1 uses the story as meta description, or at least the price', async () => {
    const described = async (text: object) => {
      resetCatalogue({ items: [makeItem({ description: '', metadata: { text } })] });
      const { result } = await openPage(productPage, barbera);
      return 'head' in result ? result.head.description : undefined;
    };
    expect(await described({ en: { name: 'B', story: 'Only a story' } })).toContain('Only a story');
    expect(await described({ en: { name: 'B' } })).toMatch(/^€14\.50\. Chosen/);
  });
});

describe('sharing a product', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('S1 copies the page’s URL if the device cannot share', async () => {
    const { user, shop } = await openProduct();
    const toasts: object[] = [];
    shop.events.on('toast', (toast) => toasts.push(toast));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await act(async () => undefined);
    expect(await navigator.clipboard.readText()).toBe(
      `${shop.config.origin}/it/eur/en/product/BARBERA-ASTI-750/barbera-d-asti`,
    );
    expect(toasts).toEqual([{ message: 'Link copied' }]);
  });

  it('S1 uses the device’s share sheet, and reports nothing if the shopper dismisses it', async () => {
    const shared: object[] = [];
    const share = async (data: object) => {
      shared.push(data);
      throw new DOMException('dismissed', 'AbortError');
    };
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { user, shop } = await openProduct();
    const toasts: object[] = [];
    shop.events.on('toast', (toast) => toasts.push(toast));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await act(async () => undefined);
    expect(shared).toEqual([
      {
        title: 'Barbera d’Asti',
        url: `${shop.config.origin}/it/eur/en/product/BARBERA-ASTI-750/barbera-d-asti`,
      },
    ]);
    expect(toasts).toEqual([]);
  });
});

describe('a page from the cache', () => {
  afterEach(() => document.body.replaceChildren());

  it('K shows the delivery time of the remaining stock', async () => {
    resetCatalogue({ items: [makeItem()] });
    const { element } = await openPage(productPage, barbera);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(element);
    catalogue.items = [makeItem({ stock: 2, levels: [level(2, 5, 6)] })];
    await act(async () => void hydrateRoot(root, element));
    expect(await screen.findByText('Only 2 left')).toBeVisible();
    expect(await screen.findByText('Delivery in 5–6 days')).toBeVisible();
  });
});
