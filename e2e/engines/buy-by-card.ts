import { formatOf } from '@shop/contracts/addresses';
import { paths } from '@shop/contracts/routing';
import type { TypedAddress } from '../factories/address.ts';
import type { Item } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { CARDS } from '../screens/card-frame.ts';
import type { Driver } from './driver.ts';
import { userOf } from './user-of.ts';

interface Purchase {
  item: Item;
  email: string;
  address: TypedAddress;
  /** Of the shop, with its port. */
  origin: string;
}

/**
 * A guest buys one item by demo card, from the product page to the confirmation, with mouse and keyboard only.
 *
 * @returns id of the order from the confirmation's URL
 */
export const buyByCard = async <E>(
  driver: Driver<E>,
  { text, url, country }: MarketUnderTest,
  { item, email, address, origin }: Purchase,
): Promise<string> => {
  const user = userOf(driver);
  const region = (id: string) => ({ role: 'region', name: text(id) });
  const button = (id: string) => ({ role: 'button', name: text(id) });

  await driver.open(`${origin}${url(paths.product(item.code))}`);
  // The consent question covers the bottom of the window.
  await user.click(button('consent.no'));
  const add = { ...button('cart.add.action'), within: region('catalog.item.buy') };
  await user.click({ ...add, hydrated: true });
  await user.click({ ...button('cart.add.toCart'), within: region('ui.notifications') });
  await user.see({ role: 'heading', name: text('cart.title') });
  await user.click({ role: 'link', name: text('cart.checkout') });

  const account = region('checkout.section.account');
  await user.type(
    { role: 'textbox', name: text('checkout.account.email'), within: account },
    email,
  );
  await user.click({ ...button('checkout.account.guest'), within: account });

  const within = region('checkout.section.address');
  const { postalCode, state } = formatOf(country);
  const { country_code: _, zip_code, state_code, birth_date: __, ...lines } = address;
  for (const [field, value] of Object.entries(lines))
    await user.type({ role: 'textbox', name: text(`address.${field}`), within }, value);
  if (postalCode)
    await user.type(
      { role: 'textbox', name: text(`address.zip_code.${postalCode.name}`), within },
      zip_code,
    );
  if (state && state_code)
    await user.choose(
      { role: 'combobox', name: text(`address.state_code.${state.name}`), within },
      state_code,
    );
  await user.click({ ...button('checkout.continue'), within });
  await user.click({ ...button('checkout.continue'), within: region('checkout.section.shipping') });

  const payment = region('checkout.section.payment');
  await user.click({ role: 'radio', name: text('checkout.payment.card'), within: payment });
  const place = { ...button('checkout.payment.place_and_pay'), idle: true };
  await user.see(place);
  const card = userOf(driver, text('checkout.card_frame.title'));
  for (const [field, value] of [
    ['number', CARDS.accepted],
    ['expiry', '12/32'],
    ['code', '123'],
    ['name', 'Giulia Amico'],
  ] as const)
    await card.type({ role: 'textbox', name: text(`checkout.frame.field.${field}`) }, value);
  await user.click(place);
  await user.see({ role: 'heading', name: text('checkout.confirmed.title') });
  return new URL(await driver.address()).pathname.split('/').at(-1) ?? '';
};
