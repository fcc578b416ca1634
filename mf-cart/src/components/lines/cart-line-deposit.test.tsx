import { screen } from '@testing-library/react';
import { aBottle, aLine, anOrder } from '@shop/contracts/testing';
import { cartSlice } from '../../store/cart-slice.ts';
import { toCartView } from '../../summary/cart-view.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import { CartLine } from './cart-line.tsx';

const show = async (...containers: ReturnType<typeof aBottle>[]) => {
  const order = anOrder({ lines: [aLine({ quantity: 2, containers })], countryLock: 'DE' });
  const market = { market_code: 'it-eur', shipping_method: 'courier' };
  const rules = { maxQuantityPerLine: 24, market, country: 'DE' };
  const [line] = toCartView(order, cartSlice.getInitialState(), rules).lines;
  const ignore = () => undefined;
  await renderInShop(
    <CartLine line={line!} onQuantity={ignore} onOptions={ignore} onRemove={ignore} />,
    createTestPage(),
  );
};

describe('the deposit of a line in the cart', () => {
  it('L5 is that of one piece, with the word that its country requires', async () => {
    await show(aBottle());
    expect(screen.getByText('plus €0.25 deposit')).toBeVisible();
    expect(screen.getByText('EINWEG')).toBeVisible();
  });

  it('L5 if it is not declared the line is marked as not sold', async () => {
    await show(aBottle({ deposit: {} }));
    expect(screen.getByText('Not sold in this country')).toBeVisible();
  });
});
