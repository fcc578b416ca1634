import type { Locale } from '@shop/contracts/market';
import type { FragmentProps } from '@shop/contracts/remote';
import { createTestPage as createPage, type TestPage } from '@shop/contracts/testing';

/** Stands in for the cart team's buy box and shows what it was given. */
const FakeAddToCart = ({ code, maxQuantity, options }: FragmentProps['cart']['AddToCart']) => (
  <p>{`cart box ${code} up to ${maxQuantity} ${options?.map((it) => `${it.name} ${it.formattedPrice}`).join()}`}</p>
);

/** A page in the language, with the cart team's buy box. */
export const createTestPage = (locale: Locale = 'en'): TestPage =>
  createPage({ locale, fragment: FakeAddToCart });

export type { TestPage };
