import { screen } from '@testing-library/react';
import type { Order } from '@shop/contracts/commerce/order';
import { clearDraft } from '../steps/checkout-draft.ts';
import type { FakePlatform } from './fake-platform.ts';
import { anOrder, aShipment } from './order.ts';
import { renderCheckout } from './render-checkout.tsx';

/** Before each test of the section: no draft, and chunks preloaded. */
export const prepareAddressSection = (): void => {
  beforeAll(() => import('../steps/address/address-section.tsx'), 60_000);
  beforeEach(() => {
    sessionStorage.clear();
    clearDraft();
  });
};

/** An order on which the address is next. */
export const withEmail = (its: Partial<Order> = {}) =>
  anOrder({ email: 'giulia@example.com', shipments: [aShipment()], ...its });

export const customer = {
  kind: 'customer',
  email: 'giulia@example.com',
  ownerId: 'CustAAAAAA',
} as const;

/** Opens the address section and gives what a shopper does in it. */
export const openAddressSection = async (
  platform: FakePlatform,
  options: Partial<Parameters<typeof renderCheckout>[0]> = {},
) => {
  const page = await renderCheckout({ platform, path: '/checkout/address', ...options });
  await screen.findByRole('button', { name: 'Continue' });
  const { user } = page;
  const type = async (name: RegExp | string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  /** Sets an input value at once; typing letter by letter is tested with the field itself. */
  const put = async (name: RegExp, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.paste(text);
  };
  const fill = async (change: Partial<Record<'zip' | 'phone', string>> = {}) => {
    await put(/first name/i, 'Giulia');
    await put(/last name/i, "D'Amico");
    await put(/street/i, 'Via Garibaldi 12');
    await put(/postal code|zip code|postcode/i, change.zip ?? '10122');
    await put(/city/i, 'Torino');
    await put(/phone/i, change.phone ?? '+39 011 555123');
  };
  const chooseProvince = () =>
    user.selectOptions(screen.getByRole('combobox', { name: /province/i }), 'TO');
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  return { ...page, type, fill, chooseProvince, goOn };
};

/** The first request's parameters. */
export const inputOf = (
  platform: FakePlatform,
  name: 'setAddresses' | 'addAddress' | 'updateAddress',
) => platform.calls.find((it) => it.name === name)?.input;
