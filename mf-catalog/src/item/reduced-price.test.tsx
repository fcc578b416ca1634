import { render, screen, within } from '@testing-library/react';
import { euros, makeBundle, makeItem } from '../testing/factories.ts';
import { resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createTestPage } from '../testing/test-page.tsx';
import * as bundlePage from '../pages/bundle.ts';
import * as productPage from '../pages/product.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const barbera = { params: { code: 'BARBERA-ASTI-750' } };
const openProduct = async (address: Parameters<typeof openPage>[1] = barbera) =>
  render((await openPage(productPage, address)).element);

beforeEach(() => resetShelf());

describe('a reduced price', () => {
  it('S1 shows the former price as former', async () => {
    resetCatalogue({ items: [makeItem({ compareAt: euros(1900) })] });
    await openProduct();
    const box = screen.getByRole('region', { name: 'Buy' });
    expect(within(box).getByText('€19.00').tagName).toBe('S');
  });

  it('S1 shows the lowest price of the 30 days before the reduction, and the saving from it', async () => {
    const { metadata } = makeItem();
    const lowest_prices = { 'it-eur': { now: 1450, before: 1600 } };
    const item = makeItem({ compareAt: euros(1900), metadata: { ...metadata, lowest_prices } });
    resetCatalogue({ items: [item] });
    await openProduct();
    const box = screen.getByRole('region', { name: 'Buy' });
    expect(box).toHaveTextContent(
      'Lowest price of the 30 days before the reduction: €16.00 Current price €14.50',
    );
    expect(box).toHaveTextContent('the 30 days before the reduction: €16.00 (−9%)');
    expect(box).not.toHaveTextContent('€19.00');
  });

  it('S1 announces no reduction whose lowest price is unknown in the country', async () => {
    const { metadata } = makeItem();
    const item = makeItem({
      compareAt: euros(1900),
      metadata: { ...metadata, lowest_prices: undefined },
    });
    resetCatalogue({ items: [item] });
    await openProduct();
    const box = screen.getByRole('region', { name: 'Buy' });
    expect(box).not.toHaveTextContent('€19.00');
    expect(box).not.toHaveTextContent('%');
  });

  it('S1 has the merchant’s former price in a country without the duty', async () => {
    resetCatalogue({ items: [makeItem({ compareAt: euros(1900) })] });
    await openProduct({ ...barbera, page: createTestPage('en', 'US') });
    const box = screen.getByRole('region', { name: 'Buy' });
    expect(box).toHaveTextContent('Previous price €19.00 Current price €14.50');
    expect(box).toHaveTextContent('You save 23%');
  });

  it('S1 of a bundle is compared with its parts, which is no reduction', async () => {
    resetCatalogue({ bundles: [makeBundle()] });
    const address = { params: { code: 'BUNDLE-APERITIVO' } };
    render((await openPage(bundlePage, address)).element);
    const box = screen.getByRole('region', { name: 'Buy' });
    expect(box).toHaveTextContent('€24.50 Bought separately: €27.20');
    expect(box).not.toHaveTextContent(/Previous price|Lowest price|%/);
    expect(box.querySelector('s')).toBeNull();
  });
});
