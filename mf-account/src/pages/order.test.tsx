import { cleanup, screen, within } from '@testing-library/react';
import { aLine, anAddress, createTestPage, euros, openRoutes } from '@shop/contracts/testing';
import { aPlacedOrder, aTrackedShipment, installOrders } from '../testing/fake-orders.ts';
import { customer } from '../testing/render-account.tsx';
import remote from '../remote.ts';
import { load } from './order.tsx';

type Contents = Parameters<typeof installOrders>[0];

const open = async (contents: Partial<Contents> = {}, path = '/account/orders/OrderAAAAA') => {
  const orders = installOrders({ past: aPlacedOrder(), ...contents });
  const session = { ...customer, orderId: contents.cart ? 'CartAAAAAA' : null };
  const page = createTestPage({ session });
  return { orders, ...page, ...(await openRoutes(remote, page, path)) };
};
const section = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

describe('one order', () => {
  it('S11 shows number, date, status, lines, gift message, totals and payment', async () => {
    const past = aPlacedOrder({
      lines: [
        aLine({
          quantity: 2,
          options: [
            {
              id: 'o',
              name: 'Biglietto',
              names: { en: 'Card' },
              quantity: 1,
              total: euros(250),
              optionId: 'card',
              choices: { description: 'Auguri!' },
            },
          ],
        }),
      ],
      shippingAddress: anAddress(),
      billingAddress: anAddress({ id: 'other' }),
      metadata: { gift_message: 'Tanti auguri\ndi cuore' },
      paymentMethod: { id: 'm', type: 'wire_transfers', name: 'Contrassegno', price: euros(0) },
    });
    await open({ past });
    expect(await screen.findByText('10042')).toBeVisible();
    expect(screen.getByText('2026-11-20')).toBeVisible();
    expect(screen.getByText('Received')).toBeVisible();
    const lines = section('Items');
    expect(lines.getByRole('link', { name: 'Barbera d’Asti' })).toBeVisible();
    expect(lines.getByText('2 items')).toBeVisible();
    expect(lines.getByText('1 × Card')).toBeVisible();
    expect(lines.getByText('Auguri!')).toBeVisible();
    expect(section('Shipping address').getByText('Via Garibaldi 12')).toBeVisible();
    expect(section('Billing address').getByText('Same as the shipping address')).toBeVisible();
    expect(section('Payment').getByText('Cash on delivery')).toBeVisible();
    expect(section('Payment').getByText('Not paid yet')).toBeVisible();
    expect(section('Gift message').getByText(/Tanti auguri/)).toBeVisible();
  });

  it('S11 shows its parcels with the carrier’s events', async () => {
    const shipments = [
      aTrackedShipment({
        status: 'shipped',
        shippedAt: '2026-11-20T16:00:00Z',
        parcels: [
          {
            id: 'p',
            number: '10042/S/001/P/001',
            trackingNumber: 'FV0001',
            trackingUrl: 'https://carrier.example/FV0001',
            status: 'in_transit',
            events: [
              { at: '2026-11-21T08:00:00Z', status: 'in_transit', text: null, place: 'Alba' },
              { at: '2026-11-20T16:00:00Z', status: 'moon', text: 'Partito', place: null },
            ],
          },
        ],
      }),
    ];
    await open({ shipments });
    const carrier = await screen.findByRole('link', { name: 'FV0001' });
    expect(carrier).toHaveAttribute('href', 'https://carrier.example/FV0001');
    const timeline = screen.getAllByRole('listitem').filter((it) => it.closest('ol'));
    expect(timeline.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^On its way2026-11-21 \d\d:\d\d · Alba$/),
      expect.stringMatching(/^Update from the courierPartito2026-11-20 \d\d:\d\d$/),
    ]);
  });

  it.each(['partially_refunded', 'refunded'] as const)(
    'S11 E7 lists refunds: %s',
    async (paymentStatus) => {
      const refunds = [
        { id: 'r1', amount: euros(500), at: '2026-11-22T10:00:00Z' },
        { id: 'r2', amount: euros(250), at: '2026-11-23T10:00:00Z' },
      ];
      await open({ past: aPlacedOrder({ paymentStatus }), refunds });
      const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
      expect(await screen.findByText('Refunded on 2026-11-22')).toBeVisible();
      expect(amountOf('Refunded on 2026-11-22')).toBe('€5.00');
      expect(amountOf('Refunded on 2026-11-23')).toBe('€2.50');
    },
  );

  it('S11 requests refunds only if there are any, and offers Retry on failure', async () => {
    await open({ past: aPlacedOrder({ paymentStatus: 'paid' }) });
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    cleanup();
    await open({ past: aPlacedOrder({ paymentStatus: 'refunded' }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('10042')).toBeVisible();
  });

  it('S11 lists returns with their state and items', async () => {
    const returns = [
      {
        id: 'r1',
        number: '10042/R/0001',
        status: 'approved' as const,
        at: '2026-11-22T10:00:00Z',
        lines: [{ id: 'l', name: 'Gavi', quantity: 2 }],
      },
    ];
    await open({
      past: aPlacedOrder({ shipments: [{ id: 's', methods: [], methodId: null, lines: 1 }] }),
      returns,
    });
    expect(await screen.findByText('Return 10042/R/0001 of 2026-11-22')).toBeVisible();
    expect(screen.getByText('Accepted: please send the items back')).toBeVisible();
    expect(screen.getByText('2 × Gavi')).toBeVisible();
  });

  it('S7 S11 links to the withdrawal function and to returns, with the order', async () => {
    await open({ past: aPlacedOrder({ fulfillment: 'fulfilled' }) });
    const link = await screen.findByRole('link', { name: 'Withdraw from the contract here' });
    expect(link).toHaveAttribute('href', '/it/eur/en/withdraw?order=OrderAAAAA');
    expect(screen.getByRole('link', { name: 'Return items' })).toHaveAttribute(
      'href',
      '/it/eur/en/return-items?order=OrderAAAAA',
    );
    cleanup();
    await open({ past: aPlacedOrder({ status: 'cancelled' }) });
    expect(await screen.findByText('10042')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Withdraw|Return items/ })).toBeNull();
  });

  it.each([
    ['another customer’s', { customerId: 'CustBBBBBB' }],
    ['a guest’s', { guest: true }],
    ['a cart', { status: 'pending' }],
  ] as const)('S11 is missing if it is %s', async (_, its) => {
    await open({ past: aPlacedOrder(its) });
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
    expect(screen.queryByText('10042')).toBeNull();
  });

  it('S11 S13 is missing if it does not exist, with the same text', async () => {
    await open({}, '/account/orders/OrderZZZZZ');
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  });

  it.each([
    ['OrderAAAAA', 200],
    ['./addresses', 404],
    ['', 404],
  ])('S13 answers %s with %i', async (order, status) => {
    const context = { params: { order }, text: (id: string) => id } as never;
    expect(await load(context)).toMatchObject({ status });
  });
});

describe('ordering again', () => {
  const BARBERA = aLine({ quantity: 2, available: 50 });
  const GAVI = aLine({ id: 'line-gavi', code: 'GAVI', name: 'Gavi', quantity: 3 });
  const again = async (contents: Partial<Contents>, lost = 0) => {
    const page = await open(contents);
    page.orders.loseAnswers(lost);
    await page.user.click(await screen.findByRole('button', { name: 'Order again' }));
    return page;
  };
  const past = aPlacedOrder({ lines: [BARBERA, GAVI] });
  const inCart = ({ orders }: Awaited<ReturnType<typeof again>>) =>
    Object.fromEntries(orders.cart()?.lines.map((it) => [it.code, it.quantity]) ?? []);

  it('S11 T2 adds its lines to a new cart without an open one', async () => {
    const page = await again({ past, stock: { 'BARBERA-ASTI-750': 50, GAVI: 50 } });
    expect(await screen.findByText('5 items are in the cart')).toBeVisible();
    expect(inCart(page)).toEqual({ 'BARBERA-ASTI-750': 2, GAVI: 3 });
    expect(page.changed).toEqual(['CartNEWNEW']);
    expect(page.analytics.map(({ name }) => name)).toEqual(['add_to_cart']);
    expect(screen.getByRole('link', { name: 'Go to cart' })).toBeVisible();
  });

  it('S11 V9 adds to the cart, up to the limit of one order', async () => {
    const cart = [aLine({ id: 'cart', quantity: 23, available: 50 })];
    const page = await again({ past, cart, stock: { 'BARBERA-ASTI-750': 50, GAVI: 50 } });
    expect(await screen.findByText('Barbera d’Asti: 1 of 2, no more can be added')).toBeVisible();
    expect(inCart(page)).toEqual({ 'BARBERA-ASTI-750': 24, GAVI: 3 });
  });

  it('S11 names discontinued items, and adds the rest', async () => {
    const page = await again({ past, stock: { GAVI: 50 } });
    expect(await screen.findByText('Barbera d’Asti: not available')).toBeVisible();
    expect(screen.getByText('3 items are in the cart')).toBeVisible();
    expect(inCart(page)).toEqual({ GAVI: 3 });
  });

  it('S11 brings as many as there are where the stock has just shrunk', async () => {
    const page = await again({ past, stock: { 'BARBERA-ASTI-750': 50, GAVI: 2 } });
    expect(await screen.findByText('Gavi: 2 of 3, no more can be added')).toBeVisible();
    expect(page.orders.calls).toEqual([
      'BARBERA-ASTI-750 +2',
      'GAVI +3',
      'GAVI +1',
      'cart-GAVI =2',
    ]);
  });

  it('S11 does not request sold-out items', async () => {
    const gone = aPlacedOrder({ lines: [aLine({ quantity: 2, available: 0 })] });
    const page = await again({ past: gone, stock: {} });
    expect(await screen.findByText('Nothing was added to the cart')).toBeVisible();
    expect(screen.getByText('Barbera d’Asti: not available')).toBeVisible();
    expect(page.orders.calls).toEqual([]);
  });

  it('S11 P5 adds nothing twice after a lost response', async () => {
    const page = await again({ past, stock: { 'BARBERA-ASTI-750': 50, GAVI: 50 } }, 1);
    expect(await screen.findByText('5 items are in the cart')).toBeVisible();
    expect(inCart(page)).toEqual({ 'BARBERA-ASTI-750': 2, GAVI: 3 });
  });
});
