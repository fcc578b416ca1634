import { screen } from '@testing-library/react';
import type { CatalogueItem } from '@shop/contracts/commerce/order';
import { ok } from '@shop/contracts/commerce';
import { aBottle, answerEndpoints, aLine, anOrder, euros } from '@shop/contracts/testing';
import type { FillUpArg } from '../../api/fill-up.ts';
import { cartSlice } from '../../store/cart-slice.ts';
import { toCartView } from '../../summary/cart-view.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { FillUp } from './fill-up.tsx';

const item = (code: string, cents: number): CatalogueItem => ({
  kind: 'sku',
  id: code,
  code,
  name: code,
  description: '',
  imageUrl: null,
  price: euros(cents),
  compareAt: null,
  metadata: {},
  stock: 12,
  options: [],
  levels: [],
  parts: [],
});

const open = async (
  found: readonly CatalogueItem[],
  codes: readonly string[] = ['BARBERA'],
  country = 'IT',
) => {
  resetPlatform();
  const lines = codes.map((code) => aLine({ id: code, code }));
  const order = platform.holdsOrder({ lines });
  const asked: FillUpArg[] = [];
  answerEndpoints({
    queries: {
      cartFillUp: (arg: FillUpArg) => {
        asked.push(arg);
        return ok(found);
      },
    },
  });
  const page = createTestPage({ orderId: order.id }, country);
  const rules = {
    maxQuantityPerLine: 24,
    market: { market_code: 'it-eur', shipping_method: '' },
    country: 'IT',
  };
  const view = toCartView(anOrder({ lines }), cartSlice.getInitialState(), rules);
  await renderInShop(<FillUp missing={euros(900)} lines={view.lines} />, page);
  return { asked };
};

describe('FillUp', () => {
  it('S5 shows three items that reach free shipping, none of them in the cart', async () => {
    const found = ['BARBERA', 'GAVI', 'SOAVE', 'FIANO', 'GRILLO'].map((code) => item(code, 950));
    const { asked } = await open(found);
    expect(await screen.findByRole('link', { name: 'GAVI' })).toBeVisible();
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['GAVI', 'SOAVE', 'FIANO']);
    expect(asked).toMatchObject([{ cents: 900 }]);
    expect(screen.getByRole('button', { description: 'SOAVE' })).toHaveTextContent('Add to cart');
  });

  it('S5 promises free shipping only for items that reach it', async () => {
    await open([item('GAVI', 950)]);
    expect(await screen.findByRole('region', { name: /ships your order free/ })).toBeVisible();
    await open([item('GAVI', 850)]);
    expect(
      await screen.findByRole('region', { name: 'Get closer to free shipping' }),
    ).toBeVisible();
  });

  it('L5 shows the deposit on an item', async () => {
    await open([{ ...item('NIVALE', 950), containers: [aBottle()] }], ['BARBERA'], 'DE');
    expect(await screen.findByText('plus €0.25 deposit')).toBeVisible();
  });

  it('S5 renders nothing without items', async () => {
    await open([item('BARBERA', 950)]);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
