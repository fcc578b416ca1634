import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@shop/contracts/commerce/order';
import { euros } from '@shop/contracts/testing';
import { markPlaced, BUYER_LIFETIME } from '../../steps/confirmation/placed-here.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { aLine, anOrderReadyToPay, cashOnDelivery } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';

const placed = (its: Partial<Order> = {}) =>
  anOrderReadyToPay({
    status: 'placed',
    editable: false,
    placedAt: '2026-11-20T10:00:00Z',
    customerId: 'CustAAAAAA',
    lines: [aLine({ names: { en: 'Barbera of Asti' }, options: [ribbon] })],
    metadata: { gift_message: 'Happy birthday\nAda' },
    paymentMethod: cashOnDelivery(),
    // As on the platform: manual payments have an instrument, too.
    paymentSource: {
      id: 'source',
      type: 'wire_transfers',
      clientToken: null,
      instrument: { type: 'wire transfer', brand: 'Wire transfer', lastDigits: '' },
    },
    ...its,
  });
const ribbon = {
  id: 'ribbon',
  name: 'Ribbon',
  quantity: 2,
  total: euros(300),
  optionId: 'ribbon',
  choices: {},
};

/** Opens the confirmation with a cleared cart. */
const open = async (order = placed(), session = {}) => {
  const platform = createFakePlatform(order);
  const page = await renderCheckout({
    platform,
    path: `/checkout/confirmed/${order.id}`,
    session: { orderId: null, ...session },
  });
  await screen.findByRole('heading', { name: /thank you/i });
  return { platform, ...page };
};
const customer = { kind: 'customer', email: 'giulia@example.com', ownerId: 'CustAAAAAA' } as const;
const part = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).parentElement!);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the confirmation of one’s own order', () => {
  it('S8 shows lines, addresses, delivery, payment, e-mail, gift message, totals and next steps', async () => {
    markPlaced('OrderAAAAA');
    await open();
    expect(part('What you ordered').getByText('2 × Barbera of Asti')).toBeVisible();
    expect(part('What you ordered').getByText('2 × Ribbon')).toBeVisible();
    expect(part('What you ordered').getByText('€38.90')).toBeVisible();
    expect(
      part('Delivery').getByText(/Standard · expected between 2026-11-22 and 2026-11-24/),
    ).toBeVisible();
    expect(part('Delivery').getByText('Via Garibaldi 12')).toBeVisible();
    expect(part('Payment').getByText('Cash on delivery')).toBeVisible();
    expect(part('E-mail').getByText('giulia@example.com')).toBeVisible();
    expect(part('Gift message').getByText(/Happy birthday/)).toBeVisible();
    expect(part('What happens next').getByText(/ready in cash/)).toHaveTextContent('€38.90');
  });

  it('S8 shows the card’s last digits', async () => {
    markPlaced('OrderAAAAA');
    const instrument = { type: 'card', brand: 'Visa', lastDigits: '1111' };
    const card = cashOnDelivery({ type: 'braintree_payments' });
    const paymentSource = { id: 's', type: card.type, clientToken: null, instrument };
    await open(placed({ paymentMethod: card, paymentSource }));
    expect(part('Payment').getByText('Visa ending in 1111')).toBeVisible();
    expect(screen.queryByText(/in cash/)).not.toBeInTheDocument();
  });

  it('S8 shows the account for the transfer, and that payment comes first', async () => {
    markPlaced('OrderAAAAA');
    const bank_account = { beneficiary: 'Fonte & Vigna', iban: 'IT60X0542811101000000123456' };
    await open(placed({ paymentMethod: cashOnDelivery({ metadata: { bank_account } }) }));
    expect(part('Payment').getByText('Bank transfer')).toBeVisible();
    expect(part('Payment').getByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible();
    expect(part('Payment').getByText('10042')).toBeVisible();
    expect(part('What happens next').getAllByRole('listitem')[0]).toHaveTextContent(
      /transfer €38.90/,
    );
  });

  it('S8 P3 names a free order', async () => {
    markPlaced('OrderAAAAA');
    const { totals } = placed();
    await open(
      placed({ totals: { ...totals, total: euros(0) }, paymentMethod: null, paymentSource: null }),
    );
    expect(part('Payment').getByText('Nothing to pay')).toBeVisible();
  });

  it('S8 is shown in the browser that placed it, and again after a reload', async () => {
    const first = await open(placed(), { orderId: 'OrderAAAAA' });
    expect(screen.getByText('Via Garibaldi 12')).toBeVisible();
    await waitFor(() => expect(first.store.getState().session.orderId).toBeNull());
    expect(screen.getByText('Via Garibaldi 12')).toBeVisible();
    first.unmount();
    await open();
    expect(screen.getByText('Via Garibaldi 12')).toBeVisible();
  });

  it('S8 is shown there for a day', async () => {
    markPlaced('OrderAAAAA', Date.now() - BUYER_LIFETIME);
    await open();
    expect(screen.queryByText('Via Garibaldi 12')).not.toBeInTheDocument();
  });

  it('S8 is shown to the customer it belongs to, on any device', async () => {
    await open(placed({ guest: false }), customer);
    expect(screen.getByText('Via Garibaldi 12')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();
  });

  it.each([
    ['a guest’s, with the customer’s e-mail typed', { guest: true }],
    ['another customer’s', { guest: false, customerId: 'CustBBBBBB' }],
  ])('S8 hides the order from a customer if it is %s', async (_, its) => {
    await open(placed(its), customer);
    expect(screen.queryByText('Via Garibaldi 12')).not.toBeInTheDocument();
  });

  it('S8 prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('S8 S10 offers a guest an account for the e-mail of the order, and promises no order in it', async () => {
    markPlaced('OrderAAAAA');
    const { user, store } = await open();
    expect(screen.getByText(/this one was placed as a guest/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    store.dispatch({ type: 'session/known', payload: customer });
    await user.click(await screen.findByRole('button', { name: /^done: .*giulia@example.com$/ }));
    expect(await screen.findByText('You are logged in to your account.')).toBeVisible();
    expect(screen.getByText('Via Garibaldi 12')).toBeVisible();
  });
});
