import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chosenCountry } from '@shop/contracts/market/chosen-country';
import type { FragmentProps } from '@shop/contracts/remote';
import { selectCountry } from '@shop/contracts/store';
import { setCookie } from '@shop/contracts/testing/storage';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { addButton as button, renderAddToCart } from '../../testing/render-add-to-cart.tsx';
import { createTestPage } from '../../testing/test-page.ts';
// Lazy in production; imported here so that a busy machine does not delay it.
import './ship-to-dialog.tsx';

type Props = FragmentProps['cart']['AddToCart'];
const options: Props['options'] = [{ id: 'card', name: 'Greeting card', formattedPrice: null }];

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Where should we deliver?' }));
const created = () => platform.calls.filter((call) => call.startsWith('createOrder'));

/** A buy box in a market of several countries, on a page that fell back to the first. */
const renderBox = (props: Partial<Props> = {}) =>
  renderAddToCart({ maxQuantity: 6, ...props }, createTestPage({}, 'US'));
const renderAsked = async (props: Partial<Props> = {}) => {
  const box = await renderBox(props);
  await box.user.click(button());
  const dialog = await findDialog();
  const confirm = () => box.user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  const choose = (country: string) =>
    box.user.selectOptions(dialog.getByRole('combobox', { name: 'Delivery country' }), country);
  return { ...box, dialog, confirm, choose };
};

beforeEach(() => {
  resetPlatform();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  setCookie('countryCookie', '');
});

describe('ShipToDialog', () => {
  it('S15 T2 creates the order for the chosen country, remembers it and sets the page’s', async () => {
    const { confirm, choose, store } = await renderAsked();
    expect(platform.calls).toEqual([]);
    await choose('Japan');
    await confirm();
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(created()).toEqual(['createOrder JP']);
    expect(chosenCountry(document.cookie)).toBe('JP');
    expect(selectCountry(store.getState())).toBe('JP');
  });

  it('S15 V9 changes the quantity up to the limit and keeps the chosen options', async () => {
    const { user } = await renderBox({ options });
    await user.click(screen.getByRole('checkbox', { name: 'Greeting card (free)' }));
    await user.click(button());
    const dialog = await findDialog();
    expect(dialog.getByText('Barbera')).toBeVisible();
    expect(dialog.queryByText('Up to 6 items')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'One more: Quantity' }));
    expect(dialog.getByText('2 × Greeting card')).toBeVisible();
    const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Delivery country' }),
      'Singapore',
    );
    await user.clear(quantity);
    await user.type(quantity, '9{Enter}');
    expect(platform.calls).toEqual([]);
    await user.clear(quantity);
    await user.type(quantity, '3{Enter}');
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    const [line] = platform.orders.get('order-1')?.lines ?? [];
    expect(line).toMatchObject({ code: 'BARBERA', quantity: 3, options: [{ quantity: 3 }] });
  });

  it('S15 requires a country and adds nothing without one', async () => {
    const { dialog, confirm } = await renderAsked();
    await confirm();
    const select = dialog.getByRole('combobox', { name: 'Delivery country' });
    expect(select).toHaveFocus();
    expect(select).toHaveAccessibleDescription('Please choose a country.');
    expect(platform.calls).toEqual([]);
  });

  it.each([
    [
      'its button',
      (dialog: HTMLElement) => fireEvent.click(within(dialog).getByLabelText('Close')),
    ],
    ['Esc', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['back', () => act(() => window.history.back())],
  ])('S15 adds nothing when closed by %s, and returns the focus', async (_, close) => {
    await renderAsked();
    close(screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button()).toHaveAccessibleName('Add to cart');
    expect(button()).toHaveFocus();
    expect(platform.calls).toEqual([]);
    expect(chosenCountry(document.cookie)).toBeNull();
  });

  it('M10 announces other prices before it opens another market', async () => {
    const { dialog, choose } = await renderAsked();
    await choose('Italy · EUR');
    expect(dialog.getByRole('button', { name: 'Continue to Italy' })).toBeVisible();
    expect(dialog.getByText(/^Italy has its own prices, in EUR/)).toBeVisible();
    await choose('Japan');
    expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  });

  it('M10 starts with the quantity from another market’s page', async () => {
    window.location.hash = '#pieces=9';
    const told: number[] = [];
    await renderBox({ onQuantity: (it) => told.push(it) });
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('6');
    await waitFor(() => expect(told).toEqual([6]));
  });

  it('X keeps the chosen values after a failed add', async () => {
    platform.fails('addLine', 'OUT_OF_STOCK');
    const { user, dialog, choose, confirm } = await renderAsked();
    await user.click(dialog.getByRole('button', { name: 'One more: Quantity' }));
    await choose('Japan');
    await confirm();
    expect(await screen.findByText(/do not have that many in stock/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    expect(chosenCountry(document.cookie)).toBe('JP');
  });

  it('S15 does not ask again after a choice', async () => {
    setCookie('countryCookie', 'US');
    const { user } = await renderBox();
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAccessibleName('Added'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(created()).toEqual(['createOrder US']);
  });
});
