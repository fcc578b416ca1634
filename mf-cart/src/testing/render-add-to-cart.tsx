import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FragmentProps } from '@shop/contracts/remote';
import AddToCart from '../fragments/add-to-cart/add-to-cart.tsx';
import { renderInShop } from './render-in-shop.tsx';
import { createTestPage } from './test-page.ts';
// Lazy in production; imported here so that a busy machine does not delay it.
import '../commands/lazy-commands.ts';

type Props = FragmentProps['cart']['AddToCart'];

/** Default item of {@link renderAddToCart}. */
export const barbera: Props = {
  kind: 'sku',
  code: 'BARBERA',
  itemName: 'Barbera',
  maxQuantity: 12,
};

/** Renders a buy box; `props` override {@link barbera}. */
export const renderAddToCart = async (props: Partial<Props> = {}, page = createTestPage()) => {
  await renderInShop(<AddToCart {...barbera} {...props} />, page);
  return { ...page, user: userEvent.setup() };
};

/** The box's button, in any state. */
export const addButton = () =>
  screen.getByRole('button', { name: /^(Add to cart|Adding…|Added)$/ });
