import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FragmentProps } from '@shop/contracts/remote';
import AddToCart from '../fragments/add-to-cart/add-to-cart.tsx';
import { renderInShop } from './render-in-shop.tsx';
import { createTestPage } from './test-page.ts';
// Fetched on intent: here it is there before, however busy the machine is.
import '../commands/lazy-commands.ts';

type Props = FragmentProps['cart']['AddToCart'];

/** What the box of {@link renderAddToCart} sells unless told otherwise. */
export const barbera: Props = {
  kind: 'sku',
  code: 'BARBERA',
  itemName: 'Barbera',
  maxQuantity: 12,
};

/** Renders a product page's buy box; `props` say what is different from {@link barbera}. */
export const renderAddToCart = async (props: Partial<Props> = {}, page = createTestPage()) => {
  await renderInShop(<AddToCart {...barbera} {...props} />, page);
  return { ...page, user: userEvent.setup() };
};

/** The box's button, in whatever state. */
export const addButton = () =>
  screen.getByRole('button', { name: /^(Add to cart|Adding…|Added)$/ });
