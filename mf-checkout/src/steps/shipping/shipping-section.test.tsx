import type { Order } from '@shop/contracts/commerce/order';
import { act, screen, waitFor, within } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { clearDraft } from '../checkout-draft.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { anOrderReadyToPay, aShipment } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

describe('the shipping section', () => {
  const toShip = (change = {}) => anOrderReadyToPay({ shipments: [aShipment()], ...change });

  it('S6 shows price and days, saves the choice at once and continues to payment', async () => {
    const platform = createFakePlatform(toShip());
    const { user, at, analytics } = await renderCheckout({ platform, path: '/checkout/shipping' });
    const standard = await screen.findByRole('radio', { name: 'Standard' });
    expect(standard).toHaveAccessibleDescription(/2–4 days.*€6.90/);
    await user.click(standard);
    await waitFor(() => expect(platform.order?.shipments[0]?.methodId).toBe('MethStandd'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(at.path).toBe('/checkout/payment'));
    expect(platform.countOf('setShippingMethod')).toBe(1);
    expect(analytics.filter(({ name }) => name === 'add_shipping_info')).toMatchObject([
      { params: { shipping_tier: 'Standard', currency: 'EUR' } },
    ]);
  });

  it('P5 continues once when the button is pressed twice', async () => {
    const platform = createFakePlatform(toShip());
    const { at, analytics } = await renderCheckout({ platform, path: '/checkout/shipping' });
    await screen.findByRole('radio', { name: 'Standard' });
    const shipment = aShipment({ methodId: 'MethStandd' });
    act(() => screen.getByRole('radio', { name: 'Standard' }).click());
    await waitFor(() => expect(platform.order?.shipments[0]?.methodId).toBe(shipment.methodId));
    const go = await screen.findByRole('button', { name: 'Continue', busy: false });
    await act(async () => {
      go.click();
      go.click();
    });
    await waitFor(() => expect(at.path).toBe('/checkout/payment'));
    expect(analytics.filter(({ name }) => name === 'add_shipping_info')).toHaveLength(1);
  });

  it('S6 V1 focuses the shipment without a choice before continuing', async () => {
    const order = toShip({ shipments: [aShipment(), aShipment({ id: 'Second' })] });
    const platform = createFakePlatform(order);
    const { user, at } = await renderCheckout({ platform, path: '/checkout/shipping' });
    const first = await screen.findByRole('radiogroup', { name: 'Shipment 1 of 2' });
    await user.click(within(first).getByRole('radio', { name: 'Express' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const second = screen.getByRole('radiogroup', { name: 'Shipment 2 of 2' });
    expect(second).toHaveAccessibleDescription(/choose how/i);
    expect(within(second).getAllByRole('radio')[0]).toHaveFocus();
    expect(at.path).toBe('/checkout/shipping');
  });

  it('S6 reports an unreachable address, with a link back', async () => {
    const platform = createFakePlatform(toShip({ shipments: [aShipment({ methods: [] })] }));
    const { user, at } = await renderCheckout({ platform, path: '/checkout/shipping' });
    expect(await screen.findByText('We do not ship to this address')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Change the address' }));
    expect(at.path).toBe('/checkout/address');
  });

  it('X keeps the choice when saving fails, and saves it on going on', async () => {
    const platform = createFakePlatform(toShip());
    platform.failNext('setShippingMethod', commerceError('CONNECTION'));
    const { user, at } = await renderCheckout({ platform, path: '/checkout/shipping' });
    await user.click(await screen.findByRole('radio', { name: 'Express' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot reach/i);
    expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(at.path).toBe('/checkout/payment'));
    expect(platform.order?.shipments[0]?.methodId).toBe('MethExpres');
  });

  it('S6 T10 continues on the first click although the platform removes the method just selected', async () => {
    const platform = createFakePlatform(toShip());
    const { setShippingMethod } = platform.rules;
    platform.rules.setShippingMethod = (order, input) => {
      const isFirst = platform.countOf('setShippingMethod') === 1;
      return isFirst ? order : setShippingMethod(order, input);
    };
    const { user, at } = await renderCheckout({ platform, path: '/checkout/shipping' });
    await user.click(await screen.findByRole('radio', { name: 'Express' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(at.path).toBe('/checkout/payment'));
    expect(platform.order?.shipments[0]?.methodId).toBe('MethExpres');
  });

  it('S6 T10 waits for the recalculation if saving is not enough', async () => {
    const platform = createFakePlatform(toShip());
    const { setShippingMethod } = platform.rules;
    platform.rules.setShippingMethod = (order) => order;
    platform.rules.awaitRecalculation = (order) =>
      setShippingMethod(order, {
        orderId: order.id,
        shipmentId: 'ShipAAAAAA',
        methodId: 'MethExpres',
      });
    const { user, at } = await renderCheckout({ platform, path: '/checkout/shipping' });
    await user.click(await screen.findByRole('radio', { name: 'Express' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(at.path).toBe('/checkout/payment'));
    expect(platform.countOf('awaitRecalculation')).toBe(1);
  });

  it('S6 T10 reports a method that the platform keeps removing, and stays', async () => {
    const platform = createFakePlatform(toShip());
    platform.rules.setShippingMethod = (order) => order;
    const { user, at } = await renderCheckout({ platform, path: '/checkout/shipping' });
    await user.click(await screen.findByRole('radio', { name: 'Express' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/has changed/i);
    expect(at.path).toBe('/checkout/shipping');
    expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
  });

  it('T3 restores the stored method if the order lacks it after a reload', async () => {
    const platform = createFakePlatform(toShip());
    const first = await renderCheckout({ platform, path: '/checkout/shipping' });
    await first.user.click(await screen.findByRole('radio', { name: 'Express' }));
    first.unmount();
    platform.order = toShip({ updatedAt: '2026-11-21T10:00:00.000Z' });
    await renderCheckout({ platform, path: '/checkout/shipping' });
    expect(await screen.findByRole('radio', { name: 'Express' })).toBeChecked();
  });
});

describe('a shipping method removed after its section', () => {
  const without = (order: Order): Order => ({
    ...order,
    shipments: order.shipments.map((it) => ({ ...it, methodId: null })),
  });
  const payable = async () => {
    const platform = createFakePlatform(anOrderReadyToPay({ shipments: [aShipment()] }));
    const page = await renderCheckout({ platform, path: '/checkout/shipping' });
    await page.user.click(await screen.findByRole('radio', { name: 'Express' }));
    return { platform, ...page };
  };

  it('S6 T10 is chosen again while the payment is open, which stays open', async () => {
    const { platform, user, at } = await payable();
    const { setPaymentMethod } = platform.rules;
    platform.rules.setPaymentMethod = (order, input) => without(setPaymentMethod(order, input));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('button', { name: /order and pay/i });
    await waitFor(() => expect(platform.countOf('setPaymentMethod')).toBe(1));
    await waitFor(() => expect(platform.order?.shipments[0]?.methodId).toBe('MethExpres'));
    expect(at.path).toBe('/checkout/payment');
  });

  it('P5 T12 is set again if placing is refused for it, and the order is placed', async () => {
    const { platform, user } = await payable();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const button = await screen.findByRole('button', { name: /order and pay/i });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    platform.failNext('placeOrder', commerceError('ORDER_NOT_PLACEABLE'));
    const { createPaymentSource } = platform.rules;
    platform.rules.createPaymentSource = (order, input) => {
      const prepared = createPaymentSource(order, input);
      queueMicrotask(() => (platform.order = without(prepared)));
      return prepared;
    };
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(2);
  });
});
