import { act, screen, waitFor } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { loadCheckedEmailForm } from './contact/email-form.tsx';
import { clearDraft, keepDraft } from './checkout-draft.ts';
import { createFakePlatform, type FakePlatform, type Write } from '../testing/fake-platform.ts';
import { anOrderReadyToPay, aShipment } from '../testing/order.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

const open = async (platform: FakePlatform, path: string) => {
  const page = await renderCheckout({ platform, path });
  const modals: string[] = [];
  page.events.on('modal:open', ({ name }) => modals.push(name));
  /** Leaves for a section that is done while a call is held back, then lets the call through. */
  const leaveDuring = async (name: Write, start: () => Promise<void>, section: string) => {
    const before = platform.countOf(name);
    const release = platform.holdNext(name);
    await start();
    const links = await screen.findAllByRole('link', { name: /^edit/i });
    const path = `/checkout/${section}`;
    await page.user.click(links.find((it) => it.getAttribute('href')?.endsWith(path))!);
    expect(page.at.path).toBe(path);
    await act(async () => release());
    await waitFor(() => expect(platform.countOf(name)).toBe(before + 1));
    await act(async () => {});
    return page.at.path;
  };
  const press = (name: RegExp) => async () => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await page.user.click(button);
  };
  return { ...page, modals, leaveDuring, press };
};

describe('a section that the shopper has left', () => {
  beforeAll(() => loadCheckedEmailForm());

  it('S6 does not take them along after its addresses are saved', async () => {
    const order = anOrderReadyToPay({ shipments: [aShipment()] });
    const { leaveDuring, press } = await open(createFakePlatform(order), '/checkout/address');
    expect(await leaveDuring('setAddresses', press(/continue/i), 'account')).toBe(
      '/checkout/account',
    );
  });

  it('S6 does not take them along after its method is saved', async () => {
    const order = anOrderReadyToPay({ shipments: [aShipment()] });
    const platform = createFakePlatform(order);
    platform.failNext('setShippingMethod', commerceError('CONNECTION'));
    const { user, leaveDuring, press } = await open(platform, '/checkout/shipping');
    await user.click(await screen.findByRole('radio', { name: 'Express' }));
    await screen.findByRole('alert');
    expect(await leaveDuring('setShippingMethod', press(/continue/i), 'address')).toBe(
      '/checkout/address',
    );
  });

  it('S6 does not take them along if its method cannot be set again', async () => {
    keepDraft('shipping', { ShipAAAAAA: 'MethExpres' });
    const platform = createFakePlatform(anOrderReadyToPay({ shipments: [aShipment()] }));
    platform.rules.setShippingMethod = (order) => order;
    const release = platform.holdNext('setShippingMethod');
    const { user, at } = await open(platform, '/checkout/payment');
    await screen.findByRole('button', { name: /order and pay/i });
    await user.click(await screen.findByRole('link', { name: /edit.*address/i }));
    await act(async () => release());
    await waitFor(() => expect(platform.countOf('setShippingMethod')).toBeGreaterThan(2));
    await act(async () => {});
    expect(at.path).toBe('/checkout/address');
  });

  it.each([
    ['PAYMENT_DECLINED', 'the payment error'],
    ['OUT_OF_STOCK', 'the cart'],
    ['ORDER_NOT_PLACEABLE', 'the error page'],
  ] as const)('S15 does not lead from %s to %s', async (code, _) => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { leaveDuring, press, modals, toasts } = await open(platform, '/checkout/payment');
    platform.failNext('placeOrder', commerceError(code));
    const start = press(/order and pay/i);
    expect(await leaveDuring('placeOrder', start, 'address')).toBe('/checkout/address');
    expect([modals, toasts]).toEqual([[], []]);
  });

  it('S6 does not take them along after its e-mail is saved', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { leaveDuring, press } = await open(platform, '/checkout/account');
    const start = press(/continue as guest/i);
    expect(await leaveDuring('setEmail', start, 'address')).toBe('/checkout/address');
  });
});
