import { screen, waitFor } from '@testing-library/react';
import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { FindOrderRequest, LinkRequest, TrackedOrder } from '@shop/contracts/store-api';
import {
  answerEndpoints,
  anOrder,
  commerceError,
  createTestPage,
  euros,
  openRoutes,
} from '@shop/contracts/testing';
import remote from '../remote.ts';
import { aTrackedShipment } from '../testing/fake-orders.ts';

const ORDER: TrackedOrder = {
  number: '10042',
  status: 'approved',
  payment: 'paid',
  fulfillment: 'fulfilled',
  placedAt: '2026-11-20T10:00:00Z',
  lines: [
    {
      id: 'line',
      name: 'Gavi',
      names: { en: 'Gavi, white' },
      sku: 'GAVI',
      image: null,
      quantity: 2,
      total: euros(2500),
    },
  ],
  totals: { ...anOrder().totals, total: euros(3190) },
  shippingAddress: { city: 'Torino', country: 'IT' },
  billingAddress: null,
  shipments: [aTrackedShipment({ status: 'shipped' })],
};
const LINK = '#id=one&token=first';

const open = async (hash: string, answer: Result<TrackedOrder> = ok(ORDER)) => {
  const asked: (FindOrderRequest | LinkRequest)[] = [];
  let found: Result<object> = ok({});
  answerEndpoints({
    queries: {
      trackedOrder: (link: LinkRequest) => {
        asked.push(link);
        return answer;
      },
    },
    mutations: {
      findOrder: (input: FindOrderRequest) => {
        asked.push(input);
        return found;
      },
    },
  });
  const page = await openRoutes(remote, createTestPage(), `/track-order${hash}`);
  return { asked, refuse: (error: Result<never>) => void (found = error), ...page };
};
type Opened = Awaited<ReturnType<typeof open>>;
const ask = async ({ user }: Opened, number = ' 10042 ', email = 'ada@example.com') => {
  await user.type(await screen.findByRole('textbox', { name: /order number/i }), number);
  await user.type(screen.getByRole('textbox', { name: /e-mail/i }), email);
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
};

describe('an order that is followed by a link', () => {
  it('S11 shows tracking, items and destination', async () => {
    const { asked, at } = await open(LINK);
    expect(await screen.findByText('10042')).toBeVisible();
    expect(screen.getByText('Delivery to Torino, Italy')).toBeVisible();
    expect(screen.getAllByText('Shipped')).not.toHaveLength(0);
    expect(screen.getByText('Gavi, white')).toBeVisible();
    expect(screen.getByText('Express courier')).toBeVisible();
    expect(screen.getByText('€31.90')).toBeVisible();
    expect(asked).toEqual([{ id: 'one', token: 'first' }]);
    expect(at.path).toBe('/track-order');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['US', '2026-11-25T03:42:00Z', '2026-11-24', '2026-11-24 22:42'],
    ['JP', '2026-11-24T17:00:00Z', '2026-11-25', '2026-11-25 02:00'],
  ])('M8 S11 has the days of the ship-to country: %s at %s', async (country, at, day, minute) => {
    const order: TrackedOrder = {
      ...ORDER,
      placedAt: at,
      shippingAddress: { city: 'Springfield', country },
      shipments: [aTrackedShipment({ status: 'delivered', deliveredAt: at })],
      refunds: [{ id: 'r', amount: euros(500), at }],
      returns: [{ id: 'r', number: '10042/R/1', status: 'approved', at, lines: [] }],
    };
    await open(LINK, ok(order));
    expect(await screen.findByText(day)).toBeVisible();
    expect(screen.getByText(minute)).toBeVisible();
    expect(await screen.findByText(`Refunded on ${day}`)).toBeVisible();
    expect(await screen.findByText(`Return 10042/R/1 of ${day}`)).toBeVisible();
  });

  it('S7 S11 links to the withdrawal function with the key of the link', async () => {
    await open(LINK);
    const link = await screen.findByRole('link', { name: 'Withdraw from the contract here' });
    expect(link).toHaveAttribute('href', '/it/eur/en/withdraw#id=one&token=first');
  });

  it('S11 is received while the merchant edits it, and can be withdrawn from', async () => {
    await open(LINK, ok({ ...ORDER, status: 'editing', fulfillment: 'unfulfilled' }));
    expect(await screen.findByText('Received')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Withdraw from the contract here' })).toBeVisible();
  });

  it('S11 E7 lists refunds', async () => {
    const refunds = [
      { id: 'r1', amount: euros(500), at: '2026-11-22T10:00:00Z' },
      { id: 'r2', amount: euros(250), at: '2026-11-23T10:00:00Z' },
    ];
    await open(LINK, ok({ ...ORDER, payment: 'partially_refunded', refunds }));
    const first = await screen.findByText('Refunded on 2026-11-22');
    expect(first.nextElementSibling).toHaveTextContent('€5.00');
    const second = screen.getByText('Refunded on 2026-11-23');
    expect(second.nextElementSibling).toHaveTextContent('€2.50');
  });

  it('S11 reports an expired link, and offers a new one', async () => {
    const page = await open(LINK, fail(commerceError('LINK_SPENT', { status: 410 })));
    expect(await screen.findByText('This link is no longer valid')).toBeVisible();
    await ask(page);
    expect(await screen.findByText('Check your inbox')).toBeVisible();
  });

  it('S11 can be tried again where the service is away', async () => {
    await open(LINK, fail(commerceError('CONNECTION')));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('an order that is looked up', () => {
  it('S11 shows the same response for a match and a mismatch', async () => {
    const page = await open('');
    await ask(page);
    expect(await screen.findByText('Check your inbox')).toBeVisible();
    expect(
      screen.getByText(/^If the order number and the e-mail.*ada@example.com\.$/),
    ).toBeVisible();
    expect(page.asked).toEqual([
      { number: '10042', email: 'ada@example.com', locale: 'en', market: 'it/eur' },
    ]);
  });

  it('S11 X is followed by another one, with the focus in the first field', async () => {
    const page = await open('');
    await ask(page);
    await page.user.click(await screen.findByRole('button', { name: 'Look up another order' }));
    expect(screen.getByRole('textbox', { name: /order number/i })).toHaveFocus();
  });

  it('S11 X requires both, and sends nothing before', async () => {
    const page = await open('');
    await page.user.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(page.asked).toEqual([]);
  });

  it('S11 X shows the waiting time after too many requests, and keeps the input', async () => {
    const page = await open('');
    page.refuse(fail(commerceError('RATE_LIMITED', { status: 429, retryAfter: 120 })));
    await ask(page, '10042');
    await waitFor(() => expect(screen.getByText(/Try again in 2 minutes/)).toBeVisible());
    expect(screen.getByRole('textbox', { name: /order number/i })).toHaveValue('10042');
  });
});
