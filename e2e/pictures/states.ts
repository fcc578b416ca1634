import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { BARBERA, NIVALE } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { expect } from '../fixtures/own-shop.ts';
import { cartScreen } from '../screens/cart.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

interface State {
  /** Name of the picture. */
  name: string;
  /** Brings the page from the state before into this one. */
  reach: (page: Page, market: MarketUnderTest) => Promise<void>;
}

const open =
  (path: (market: MarketUnderTest) => string): State['reach'] =>
  async (page, market) => {
    await page.goto(path(market));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

const addToCart =
  (code: string, count: number): State['reach'] =>
  async (page, market) => {
    await page.goto(market.url(paths.product(code)));
    await productScreen(page, market).addToCart();
    await expect(header(page, market).cart(count)).toBeVisible();
  };

/** The states in the order in which one visitor reaches them. */
export const STATES: readonly State[] = [
  { name: 'home', reach: open((market) => market.url('/')) },
  { name: 'category', reach: open((market) => market.url(paths.category('wine'))) },
  { name: 'product', reach: open((market) => market.url(paths.product(BARBERA.code))) },
  { name: 'not-found', reach: open((market) => market.url('/nothing-here' as '/')) },
  { name: 'login', reach: open((market) => market.url(paths.login())) },
  { name: 'empty-cart', reach: open((market) => market.url(paths.cart())) },
  {
    name: 'cart',
    reach: async (page, market) => {
      await addToCart(BARBERA.code, 1)(page, market);
      await addToCart(NIVALE.code, 2)(page, market);
      await page.goto(market.url(paths.cart()));
      await expect(cartScreen(page, market).toCheckoutAtFoot).toBeVisible();
    },
  },
  {
    name: 'checkout-contact',
    reach: async (page, market) => {
      await cartScreen(page, market).toCheckoutAtFoot.click();
      await expect(checkoutScreen(page, market).section('account')).toBeVisible();
    },
  },
  {
    name: 'checkout-address',
    reach: async (page, market) => {
      const checkout = checkoutScreen(page, market);
      await checkout.continueAsGuest('anna@example.com');
      await checkout.typeAddress(anItalianAddress());
      await checkout.textbox('zip_code').fill('1');
      await checkout.textbox('zip_code').blur();
    },
  },
  {
    name: 'checkout-payment',
    reach: async (page, market) => {
      const checkout = checkoutScreen(page, market);
      await checkout.textbox('zip_code').fill(anItalianAddress().zip_code);
      await checkout.confirmAddress();
      await checkout.confirmShipping();
      await checkout.payInCash();
    },
  },
];
