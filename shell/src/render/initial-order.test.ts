/** @jest-environment node */
import { fail, ok } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { anAddress, aLine, anOrder, commerceError, makeConfig } from '@shop/contracts/testing';
import { providedContracts } from '../boot/provide-contracts.ts';
import { initialOrders } from './initial-order.ts';

const context = contextOf(
  MARKETS.find((it) => it.market_name === 'IT EUR')!,
  'IT',
  'it',
);
const renew = jest.fn(async () => ok('new'));
const session = { token: async () => ok('token'), renew, start: () => {}, end: () => {} };

const paymentMethod = {
  id: 'method',
  type: 'wire_transfers',
  name: 'Cash',
  price: { cents: 300, currency: 'EUR' as const },
};

/** Reads an order that the platform answers with. */
const read = (answer: () => Promise<unknown>) => {
  jest
    .spyOn(providedContracts, 'order')
    .mockResolvedValue({ retrieveOrder: () => answer } as never);
  return initialOrders(makeConfig(), () => session)('qWbiMXYmXR', context);
};
const readOrder = (order: Order) => read(async () => ok(order));

afterEach(() => jest.restoreAllMocks());

describe('the order a document is rendered with', () => {
  it('S5 has the lines and amounts, and nothing that names or reaches a person', async () => {
    const order = anOrder({
      lines: [aLine()],
      email: 'giulia@example.com',
      customerId: 'owner',
      shippingAddress: anAddress(),
      billingAddress: anAddress({ billing_info: 'DMCGLI80A01L219X' }),
      metadata: { gift_message: 'Auguri', invoice: 'DMCGLI80A01L219X' },
      paymentSource: { type: 'braintree_payments', id: 'pay', clientToken: 'secret' },
    });
    const initial = await readOrder({ ...order, paymentMethod });
    expect(initial).toMatchObject({ id: order.id, lines: order.lines, totals: order.totals });
    expect(initial).toMatchObject({ metadata: { gift_message: 'Auguri' } });
    expect(initial).toMatchObject({ paymentMethod });
    expect(JSON.stringify(initial)).not.toMatch(/giulia|owner|Garibaldi|DMCGLI|secret/i);
  });

  it('S6 has the size of what is left out, and whether it is complete', async () => {
    const address = anAddress();
    const buyerOf = async (its: Partial<Order>) => await readOrder(anOrder(its));
    expect(await buyerOf({})).toMatchObject({
      buyer: { hasEmail: false, shipping: null, billing: null },
    });
    const complete = { email: 'giulia@example.com', shippingAddress: address };
    expect(await buyerOf({ ...complete, billingAddress: address })).toMatchObject({
      buyer: {
        hasEmail: true,
        shipping: { lines: expect.any(Number), isComplete: true },
        billing: { lines: 0, isComplete: true },
      },
    });
    const billed = { ...complete, billingAddress: address, requiresBillingInfo: true };
    expect(await buyerOf(billed)).toMatchObject({ buyer: { billing: { isComplete: false } } });
  });

  it.each([
    ['placed', anOrder({ status: 'placed', editable: false })],
    ['of another currency', anOrder({ currency: 'USD' })],
  ])('T1 is none that is %s', async (_, order) => {
    expect(await readOrder(order)).toBe('missing');
  });

  it('is missing if it does not exist or belongs to a customer', async () => {
    expect(await read(async () => fail(commerceError('NOT_FOUND', { status: 404 })))).toBe(
      'missing',
    );
  });

  it('is left to the browser if the platform fails or is slow', async () => {
    expect(await read(async () => fail(commerceError('SERVER', { status: 500 })))).toBeNull();
    expect(await read(() => new Promise(() => undefined))).toBeNull();
    expect(renew).not.toHaveBeenCalled();
  });

  it('waits neither for code nor for a first token or connection: one that does not exist is read before', async () => {
    const asked = new Promise((resolve) => {
      const retrieveOrder = (id: string) => async (call: object) => {
        resolve({ id, ...call });
        return fail(commerceError('NOT_FOUND', { status: 404 }));
      };
      jest.spyOn(providedContracts, 'order').mockResolvedValue({ retrieveOrder } as never);
    });
    initialOrders(makeConfig(), () => session);
    expect(await asked).toMatchObject({ id: 'rehearsal', token: 'token' });
  });

  it('renews a rejected token for the next request', async () => {
    expect(await read(async () => fail(commerceError('UNAUTHORIZED', { status: 401 })))).toBeNull();
    expect(renew).toHaveBeenCalledWith('token');
  });
});
