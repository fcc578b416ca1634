import { act, screen, waitFor } from '@testing-library/react';
import { clearDraft, readDraft } from '../checkout-draft.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { aLine, anAddress, anOrderReadyToPay } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';

const wine = () => [aLine({ alcohol: true })];

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

const open = async (platform: ReturnType<typeof createFakePlatform>, country?: string) => {
  const page = await renderCheckout({ platform, path: '/checkout/payment', country });
  const button = await screen.findByRole('button', { name: /order and pay|place order/i });
  return { ...page, button };
};
const placed = ({ calls }: ReturnType<typeof createFakePlatform>) =>
  calls.filter(({ name }) => name === 'placeOrder');
const box = () => screen.getByRole('checkbox', { name: /years old/ });

describe('the age of who buys alcoholic drinks', () => {
  it('T11 is required before placing, and stored with the order', async () => {
    const platform = createFakePlatform(anOrderReadyToPay({ lines: wine() }));
    const { user, button } = await open(platform);
    const age = screen.getByRole('checkbox', { name: 'I am at least 18 years old' });
    expect(age).not.toBeChecked();
    await user.click(button);
    expect(age).toHaveFocus();
    expect(age).toBeInvalid();
    expect(age).toHaveAccessibleDescription(/confirm your age/);
    expect(placed(platform)).toEqual([]);
    await user.click(age);
    expect(age).toBeValid();
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(placed(platform)[0]?.input).toMatchObject({
      metadata: { market_path: '/it/eur/en', age_confirmed: 18 },
    });
  });

  it('is that of the country the order is sent to', async () => {
    const order = anOrderReadyToPay({
      lines: wine(),
      countryLock: 'JP',
      shippingAddress: anAddress({ country_code: 'JP' }),
    });
    await open(createFakePlatform(order), 'US');
    expect(box()).toHaveAccessibleName('I am at least 20 years old');
  });

  it('is absent without alcohol in the order', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { user, button } = await open(platform);
    expect(screen.queryByRole('checkbox', { name: /years old/ })).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() => expect(placed(platform)).toHaveLength(1));
    expect(placed(platform)[0]?.input).not.toMatchObject({
      metadata: { age_confirmed: expect.anything() },
    });
  });

  it('T3 survives a reload, and is required again for a higher age', async () => {
    const platform = createFakePlatform(anOrderReadyToPay({ lines: wine() }));
    const first = await open(platform);
    await first.user.click(box());
    first.unmount();
    const again = await open(platform);
    expect(box()).toBeChecked();
    again.unmount();
    const toJapan = anOrderReadyToPay({
      lines: wine(),
      shippingAddress: anAddress({ country_code: 'JP' }),
    });
    await open(createFakePlatform(toJapan), 'US');
    expect(box()).not.toBeChecked();
  });

  it('T3 is forgotten, like the rest of the draft, when another tab has placed the order', async () => {
    const platform = createFakePlatform(anOrderReadyToPay({ lines: wine() }));
    const { user, events } = await open(platform);
    await user.click(box());
    expect(readDraft()).toHaveProperty('age');
    platform.order = { ...platform.order!, status: 'placed', editable: false };
    act(() => events.emit('session:order', { orderId: null }));
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(readDraft()).toEqual({});
  });

  it('can be taken back', async () => {
    const platform = createFakePlatform(anOrderReadyToPay({ lines: wine() }));
    const { user, button } = await open(platform);
    await user.click(box());
    await user.click(box());
    await user.click(button);
    expect(box()).toBeInvalid();
    expect(placed(platform)).toEqual([]);
  });
});

it('S7 links to terms, privacy and withdrawal beside the button, in a new tab', async () => {
  await open(createFakePlatform(anOrderReadyToPay()));
  for (const [name, page] of [
    [/terms of sale/, 'info/terms'],
    [/privacy notice/, 'info/privacy'],
    // S7: the function to withdraw is named before the order.
    [/Withdraw from the contract here/, 'withdraw'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/it/eur/en/${page}`);
    expect(link).toHaveAttribute('target', '_blank');
  }
});
