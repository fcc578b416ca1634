import { expect, type Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { TypedAddress } from '../factories/address.ts';
import type { Item } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { checkoutScreen, type Section } from './checkout.ts';
import { productScreen } from './product.ts';

interface Shopper {
  email: string;
  address: TypedAddress;
}

/** The shortest path to a section of the checkout, for tests that start there; with age confirmation for wine. */
export const goToSection = async (
  page: Page,
  market: MarketUnderTest,
  item: Item,
  { email, address }: Shopper,
  target: Section,
): Promise<void> => {
  const product = productScreen(page, market);
  const checkout = checkoutScreen(page, market);
  const at = (section: Section) =>
    expect(page).toHaveURL(new RegExp(`${market.url(paths.checkout(section))}$`));
  await product.open(item);
  await product.addToCart();
  await checkout.open();
  await at('account');
  if (target === 'account') return;
  await checkout.continueAsGuest(email);
  await at('address');
  if (target === 'address') return;
  await checkout.typeAddress(address);
  await checkout.confirmAddress();
  await at('shipping');
  if (target === 'shipping') return;
  await checkout.confirmShipping();
  await at('payment');
  if (item.alcoholic) await checkout.confirmAge();
};
