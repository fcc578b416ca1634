import { act, screen, waitFor } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { clearDraft } from '../steps/checkout-draft.ts';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { anOrder, anOrderReadyToPay, aShipment, cashOnDelivery } from '../testing/order.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

const euro = (cents: number) => ({ cents, currency: 'EUR' as const });

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

describe('placing the order', () => {
  const placeButton = () => screen.findByRole('button', { name: /order and pay|place order/i });
  const start = async (platform: ReturnType<typeof createFakePlatform>, locale?: 'de') => {
    const page = await renderCheckout({ platform, path: '/checkout/payment', locale });
    return {
      ...page,
      button: locale
        ? await screen.findByRole('button', { name: /bestellen/ })
        : await placeButton(),
    };
  };

  it('V5 P5 waits until other teams’ fields are saved, and sends their metadata along', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { user, events, button } = await start(platform);
    let save: (metadata: Record<string, unknown>) => void = () => undefined;
    const saved = new Promise<Record<string, unknown>>((resolve) => (save = resolve));
    events.on('checkout:placing', ({ orderId, waitUntil }) => {
      expect(orderId).toBe('OrderAAAAA');
      waitUntil(saved);
    });
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(platform.countOf('placeOrder')).toBe(0);
    await act(async () => save({ gift_message: 'Auguri' }));
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(1);
    expect(platform.calls.find(({ name }) => name === 'placeOrder')!.input).toMatchObject({
      metadata: { gift_message: 'Auguri', market_path: expect.any(String) as string },
    });
  });

  it('V5 does not place the order without a message that could not be saved', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { user, events, button } = await start(platform);
    events.on('checkout:placing', ({ waitUntil }) => waitUntil(Promise.resolve(null)));
    await user.click(button);
    expect(await screen.findByText(/gift message is not saved/)).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(0);
  });

  it('S8 T11 places it with language, metadata and addresses and shows the confirmation', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { user, at, button } = await start(platform, 'de');
    await user.click(button);
    const heading = await screen.findByRole('heading', { name: /vielen dank/i });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(at.path).toBe('/checkout/confirmed/OrderAAAAA');
    expect(platform.calls.find(({ name }) => name === 'placeOrder')!.input).toEqual({
      orderId: 'OrderAAAAA',
      language: 'de',
      metadata: { market_path: '/it/eur/de' },
      shippingAddressId: 'AddrAAAAAA',
      billingAddressId: 'AddrBBBBBB',
      agreed: { total: 3890, paymentMethodId: 'PayCashAAA' },
    });
  });

  it('P5 shows the confirmation of an order that another tab has placed', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { at, events } = await start(platform);
    platform.order = { ...platform.order!, status: 'placed', editable: false };
    act(() => events.emit('session:order', { orderId: null }));
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(at.path).toBe('/checkout/confirmed/OrderAAAAA');
  });

  it('T3 redirects to the cart when another tab has cleared the order', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const { at, events } = await start(platform);
    act(() => events.emit('session:order', { orderId: null }));
    await waitFor(() => expect(at.path).toBe('/cart'));
  });

  it('P2 shows a wire transfer as cash on delivery, with its fee in the total before placing', async () => {
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

  it('X names the wait when placing meets a limit, and places at the next click', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const limited = commerceError('RATE_LIMITED', { status: 429, retryAfter: 30 });
    platform.failNext('placeOrder', limited);
    const { user, button } = await start(platform);
    await user.click(button);
    expect(await screen.findByText('Too many attempts. Try again in 30 seconds.')).toBeVisible();
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(2);
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

  it('T15 redirects to the cart if an item is out of stock', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    platform.failNext('placeOrder', commerceError('OUT_OF_STOCK'));
    const { user, at, toasts, button } = await start(platform);
    await user.click(button);
    await waitFor(() => expect(at.path).toBe('/cart'));
    expect(toasts).toMatchObject([
      { error: true, message: expect.stringMatching(/out of stock/i) },
    ]);
  });

  it('T15 redirects to the cart if an item is not sold any more', async () => {
    const platform = createFakePlatform(anOrderReadyToPay());
    const fields = [{ field: 'line_items', reason: 'not_sold', detail: 'is not sold any more' }];
    platform.failNext('placeOrder', commerceError('ORDER_NOT_PLACEABLE', { fields }));
    const { user, at, toasts, button } = await start(platform);
    await user.click(button);
    await waitFor(() => expect(at.path).toBe('/cart'));
    expect(toasts).toMatchObject([{ error: true, message: expect.stringMatching(/is sold/) }]);
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

  it('S6 opens the section that is incomplete again after a refusal', async () => {
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
    expect(await screen.findByText('total 4190')).toBeVisible();
    expect(await screen.findByText('Your order has changed')).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Confirm the changes' }));
    await user.click(await placeButton());
    await screen.findByRole('heading', { name: /thank you/i });
  });

  it('A1 A2 sends begin_checkout, add_payment_info and purchase once, even with reloads', async () => {
    const platform = createFakePlatform(anOrderReadyToPay({ id: 'OrderToTell' }));
    const first = await start(platform);
    await first.user.click(first.button);
    await screen.findByRole('heading', { name: /thank you/i });
    await waitFor(() =>
      expect(first.analytics.map(({ name }) => name)).toEqual([
        'begin_checkout',
        'add_payment_info',
        'purchase',
      ]),
    );
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
