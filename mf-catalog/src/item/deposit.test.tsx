import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CountryCode } from '@shop/contracts/market';
import { api } from '@shop/contracts/store';
import { BOTTLES, makeBundle, makeItem } from '../testing/factories.ts';
import { catalogue, resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createTestPage } from '../testing/test-page.tsx';
import * as bundlePage from '../pages/bundle.ts';
import * as productPage from '../pages/product.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const PAGES = {
  product: [productPage, 'BARBERA-ASTI-750'],
  bundle: [bundlePage, 'BUNDLE-APERITIVO'],
} as const;

const open = async (kind: keyof typeof PAGES, country: CountryCode) => {
  const [module, code] = PAGES[kind];
  const address = { params: { code }, page: createTestPage('en', country) };
  const opened = await openPage(module, address);
  return { ...opened, view: render(opened.element) };
};
const buyBox = () => screen.getByRole('region', { name: 'Buy' });

beforeEach(() => {
  resetShelf();
  resetCatalogue({
    items: [makeItem({ containers: BOTTLES.singleUse })],
    bundles: [makeBundle({ containers: BOTTLES.box })],
  });
});

describe('deposit on an item page', () => {
  it('L5 in Germany shows the amount, and the word as large as the price', async () => {
    await open('product', 'DE');
    const box = within(buyBox());
    expect(box.getByText('plus €0.25 deposit')).toBeVisible();
    expect(box.getByText('EINWEG')).toHaveClass('large');
    expect(box.getByText('EINWEG')).toHaveAttribute('lang', 'de');
  });

  it('L5 in Italy shows neither, and the page does not carry the containers', async () => {
    const { store } = await open('product', 'IT');
    expect(buyBox()).not.toHaveTextContent(/deposit|WEG/);
    expect(JSON.stringify(store.getState())).not.toContain('single-use');
  });

  it('L5 of a bundle is the sum of its parts, with every word', async () => {
    await open('bundle', 'DE');
    const box = within(buyBox());
    for (const text of ['plus €0.80 deposit', 'EINWEG', 'MEHRWEG'])
      expect(box.getByText(text)).toBeVisible();
  });

  it('L5 follows the quantity beside the total of a phone’s bar', async () => {
    const { view } = await open('product', 'DE');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Six pieces' }));
    expect(view.container).toHaveTextContent('€87.00 plus €1.50 deposit EINWEG');
    expect(buyBox()).toHaveTextContent('plus €0.25 deposit');
  });

  it('L5 is not part of the price for search engines', async () => {
    const { result } = await open('product', 'DE');
    expect(result).toMatchObject({
      head: { jsonLd: [{ offers: { price: '14.50' } }, { '@type': 'BreadcrumbList' }] },
    });
  });
});

describe('an item whose container is not declared', () => {
  beforeEach(() => {
    resetCatalogue({
      items: [makeItem({ containers: BOTTLES.undeclared })],
      bundles: [makeBundle({ containers: BOTTLES.undeclared })],
    });
  });

  it.each(['product', 'bundle'] as const)('L5 has no %s page in Germany', async (kind) => {
    const { result } = await open(kind, 'DE');
    expect(result).toMatchObject({ status: 404, head: { robots: 'noindex' } });
    expect(screen.queryByRole('region', { name: 'Buy' })).not.toBeInTheDocument();
  });

  it.each(['product', 'bundle'] as const)('L5 has a %s page in Italy', async (kind) => {
    const { result } = await open(kind, 'IT');
    expect(result).toMatchObject({ status: 200 });
    expect(buyBox()).toBeVisible();
  });

  it('L5 loses its page once the declaration is gone', async () => {
    resetCatalogue({ items: [makeItem({ containers: BOTTLES.singleUse })] });
    const { store } = await open('product', 'DE');
    expect(buyBox()).toBeVisible();
    catalogue.items = [makeItem({ containers: BOTTLES.undeclared })];
    store.dispatch(api.util.invalidateTags(['Catalogue']));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Buy' })).toBeNull());
  });
});
