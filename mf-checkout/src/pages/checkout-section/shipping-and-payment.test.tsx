import type { Order } from '@shop/contracts/commerce/order';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clearDraft } from '../../model/checkout-draft.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { commerceError } from '@shop/contracts/testing';
import { anOrder, anOrderReadyToPay, aShipment, cashOnDelivery } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';

const euro = (cents: number) => ({ cents, currency: 'EUR' as const });

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

describe('the shipping section', () => {
  const toShip = (change = {}) => anOrderReadyToPay({ shipments: [aShipment()], ...change });

  it('S6 shows price and days, saves the choice at once and goes on to payment', async () => {
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

  it('S6 asks for a choice per shipment before going on', async () => {
    const order = toShip({ shipments: [aShipment(), aShipment({ id: 'Second' })] });
    const platform = createFakePlatform(order);
    const { user, at } = await renderCheckout({ platform, path: '/checkout/shipping' });
    const first = await screen.findByRole('radiogroup', { name: 'Shipment 1 of 2' });
    await user.click(within(first).getByRole('radio', { name: 'Express' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('radiogroup', { name: 'Shipment 2 of 2' })).toHaveAccessibleDescription(
      /choose how/i,
    );
    expect(at.path).toBe('/checkout/shipping');
  });

  it('S6 says so when no method reaches the address, with a way back', async () => {
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

  it('S6 T10 goes on at the first click though the platform lets go of the method just chosen', async () => {
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

  it('S6 T10 waits for the order to come to rest where saving is not enough', async () => {
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

  it('S6 T10 says so when the platform keeps letting go of it, and stays', async () => {
    const platform = createFakePlatform(toShip());
    platform.rules.setShippingMethod = (order) => order;
    const { user, at } = await renderCheckout({ platform, path: '/checkout/shipping' });
    await user.click(await screen.findByRole('radio', { name: 'Express' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/has changed/i);
    expect(at.path).toBe('/checkout/shipping');
    expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
  });

  it('T3 shows the method chosen before, when the order came back without it after a reload', async () => {
    const platform = createFakePlatform(toShip());
    const first = await renderCheckout({ platform, path: '/checkout/shipping' });
    await first.user.click(await screen.findByRole('radio', { name: 'Express' }));
    first.unmount();
    platform.order = toShip({ updatedAt: '2026-11-21T10:00:00.000Z' });
    await renderCheckout({ platform, path: '/checkout/shipping' });
    expect(await screen.findByRole('radio', { name: 'Express' })).toBeChecked();
  });
});

describe('a shipping method that is let go after its section', () => {
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
    await screen.findByRole('button', { name: /place order/i });
    await waitFor(() => expect(platform.countOf('setPaymentMethod')).toBe(1));
    await waitFor(() => expect(platform.order?.shipments[0]?.methodId).toBe('MethExpres'));
    expect(at.path).toBe('/checkout/payment');
  });

  it('P5 T12 is chosen again where placing is refused for it, and the order is placed', async () => {
    const { platform, user } = await payable();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const button = await screen.findByRole('button', { name: /place order/i });
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

describe('placing the order', () => {
  const placeButton = () => screen.findByRole('button', { name: /place order/i });
  const start = async (platform: ReturnType<typeof createFakePlatform>, locale?: 'de') => {
    const page = await renderCheckout({ platform, path: '/checkout/payment', locale });
    return {
      ...page,
      button: locale
        ? await screen.findByRole('button', { name: /bestellen/ })
        : await placeButton(),
    };
  };

  it('S8 T11 places it with language, metadata and addresses and shows the confirmation', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { user, at, button } = await start(platform, 'de');
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /vielen dank/i })).toHaveFocus();
    expect(at.path).toBe('/checkout/confirmed/OrderAAAAA');
    expect(platform.calls.find(({ name }) => name === 'placeOrder')!.input).toEqual({
      orderId: 'OrderAAAAA',
      language: 'de',
      metadata: { market_path: '/it/eur/de' },
      shippingAddressId: 'AddrAAAAAA',
      billingAddressId: 'AddrBBBBBB',
    });
  });

  it('P5 shows the confirmation of what another tab has placed meanwhile', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { at, events } = await start(platform);
    platform.order = { ...platform.order!, status: 'placed', editable: false };
    act(() => events.emit('session:order', { orderId: null }));
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(at.path).toBe('/checkout/confirmed/OrderAAAAA');
  });

  it('T3 goes to the cart when another tab has given the order up', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { at, events } = await start(platform);
    act(() => events.emit('session:order', { orderId: null }));
    await waitFor(() => expect(at.path).toBe('/cart'));
  });

  it('P2 shows a wire transfer as cash on delivery, whose price is in the total before placing', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { button } = await start(platform);
    const cash = screen.getByRole('radio', { name: 'Cash on delivery' });
    expect(cash).toHaveAccessibleDescription(/no change.*€3.00/);
    expect(button).toBeVisible();
    await waitFor(() => expect(platform.order?.paymentMethod?.type).toBe('wire_transfers'));
  });

  it('P3 places an order that costs nothing without a payment method', async () => {
    const free = anOrderReadyToPay();
    const platform = createFakePlatform({ ...free, totals: { ...free.totals, total: euro(0) } });
    const { user, button } = await start(platform);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(button);
    await screen.findByRole('heading', { name: /thank you/i });
    expect(platform.countOf('setPaymentMethod')).toBe(0);
    expect(platform.countOf('createPaymentSource')).toBe(0);
  });

  it('P5 places once on a double click', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { user, button } = await start(platform);
    await user.dblClick(button);
    await screen.findByRole('heading', { name: /thank you/i });
    expect(platform.countOf('placeOrder')).toBe(1);
    expect(platform.countOf('createPaymentSource')).toBe(1);
  });

  it('P5 finds the placed order after a lost answer', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    platform.failNext('placeOrder', commerceError('TIMEOUT'), true);
    const { user, button } = await start(platform);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(1);
  });

  it('P5 offers a safe retry when a lost answer left the order open', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    platform.failNext('placeOrder', commerceError('CONNECTION'));
    const { user, button } = await start(platform);
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/safely try again/i);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
  });

  it('P5 leads an order placed in another tab to its confirmation, not to a second one', async () => {
    const platform = createFakePlatform(anOrderReadyToPay({ status: 'placed', editable: false }));
    const { at } = await renderCheckout({ platform, path: '/checkout/payment' });
    await waitFor(() => expect(at.path).toBe('/checkout/confirmed/OrderAAAAA'));
    expect(platform.countOf('placeOrder')).toBe(0);
  });

  it('T15 leads back to the cart when something is out of stock', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    platform.failNext('placeOrder', commerceError('OUT_OF_STOCK'));
    const { user, at, toasts, button } = await start(platform);
    await user.click(button);
    await waitFor(() => expect(at.path).toBe('/cart'));
    expect(toasts).toMatchObject([
      { error: true, message: expect.stringMatching(/out of stock/i) },
    ]);
  });

  it('S9 T12 shows why an order cannot be placed and offers to retry', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    platform.failNext('placeOrder', commerceError('ORDER_NOT_PLACEABLE'));
    const { user, button } = await start(platform);
    await user.click(button);
    expect(await screen.findByText('Can not place order')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await placeButton()).toBeEnabled();
  });

  it('S6 opens the section that came undone when the platform refuses the order for it', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    platform.failNext('placeOrder', commerceError('ORDER_NOT_PLACEABLE'));
    const { user, at, toasts, button } = await start(platform);
    await waitFor(() => expect(platform.order?.paymentMethod).not.toBeNull());
    platform.order = { ...platform.order!, shipments: [aShipment()] };
    await user.click(button);
    await waitFor(() => expect(at.path).toBe('/checkout/shipping'));
    expect(toasts).toHaveLength(1);
  });

  it('S7 asks again when the chosen method changes the total', async () => {
    const methods = [cashOnDelivery(), cashOnDelivery({ id: 'Other', name: 'Other' })];
    const platform = createFakePlatform(anOrderReadyToPay({ availablePaymentMethods: methods }));
    platform.rules.setPaymentMethod = (order) => ({
      ...order,
      paymentMethod: methods[0]!,
      totals: { ...order.totals, total: euro(4190) },
    });
    platform.failNext('setPaymentMethod', commerceError('SERVER'));
    const { user, button } = await start(platform);
    await user.click(screen.getAllByRole('radio')[0]!);
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(/total changed/i)).toBeVisible();
    expect(await screen.findByText('total 4190')).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(0);
    await user.click(button);
    await screen.findByRole('heading', { name: /thank you/i });
  });

  it('A1 A2 tells begin_checkout, add_payment_info and purchase once, reload or not', async () => {
    const platform = createFakePlatform(anOrderReadyToPay({ id: 'OrderToTell' }));
    const first = await start(platform);
    await first.user.click(first.button);
    await screen.findByRole('heading', { name: /thank you/i });
    expect(first.analytics.map(({ name }) => name)).toEqual([
      'begin_checkout',
      'add_payment_info',
      'purchase',
    ]);
    expect(first.store.getState().session.orderId).toBeNull();
    first.unmount();
    const again = await renderCheckout({ platform, path: '/checkout/confirmed/OrderToTell' });
    await screen.findByRole('heading', { name: /thank you/i });
    expect(again.analytics).toEqual([]);
  });
});

describe('an order that is being placed', () => {
  it('P5 is checked until it is placed', async () => {
    jest.useFakeTimers();
    try {
      const platform = createFakePlatform(anOrder({ status: 'placing', editable: false }));
      const { at } = await renderCheckout({ platform, path: '/checkout/payment' });
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText('We are checking your order')).toBeVisible();
      platform.order = anOrder({ status: 'placed', editable: false });
      await act(() => jest.advanceTimersByTimeAsync(2500));
      expect(at.path).toBe('/checkout/confirmed/OrderAAAAA');
    } finally {
      jest.useRealTimers();
    }
  });
});
