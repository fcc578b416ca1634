import type { CountryCode, Locale } from '@shop/contracts/market';
import type { FragmentProps, SlotName } from '@shop/contracts/remote';
import { createTestPage as createPage, type TestPage } from '@shop/contracts/testing';

type Option = NonNullable<FragmentProps['cart']['AddToCart']['options']>[number];

const written = ({ name, formattedPrice, gift }: Option): string =>
  `${name} ${formattedPrice}${gift ? ' as a gift' : ''}`;

/** Fake of the cart team's buy box: shows its props and can request a quantity of six. */
const FakeAddToCart = ({
  code,
  maxQuantity,
  options = [],
  onQuantity,
}: FragmentProps['cart']['AddToCart']) => (
  <>
    <p>{`cart box ${code} up to ${maxQuantity} ${options.map(written).join()}`}</p>
    <button type="button" onClick={() => onQuantity?.(6)}>
      Six pieces
    </button>
  </>
);

/** Fragment of another team that shows the props which the page passes. */
const FakeFill = (props: object) => <p>{`fill ${JSON.stringify(props)}`}</p>;

/** A test page in a locale and country, with the fake buy box. */
export const createTestPage = (locale: Locale = 'en', country: CountryCode = 'IT'): TestPage =>
  createPage({ locale, country, fragment: FakeAddToCart });

/** The same, with a fragment of another team in a slot. */
export const createFilledPage = (slot: SlotName): TestPage =>
  createPage({
    fragment: FakeAddToCart,
    fragments: { 'account/AccountOffer': FakeFill },
    fills: { [slot]: ['account/AccountOffer'] },
  });

export type { TestPage };
