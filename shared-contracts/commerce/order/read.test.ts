/** @jest-environment node */
import { anOrder } from '../../testing/orders.ts';
import { document } from '../testing/document.ts';
import { anOrder as aPlatformOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { ORDER_INCLUDES } from './mapping/includes.ts';
import { callOrder, newerOrder, retrieveOrder } from './read.ts';

const loadSdk = jest.fn();
jest.mock('../call/load-sdk.ts', () => ({ loadSdk: () => loadSdk() as unknown }));

const PATH = 'orders/orderIdAaa';

describe('an order read or refreshed without the SDK', () => {
  it('C4 reads the order with everything that belongs to it', async () => {
    const { calls } = fakePlatform({ [`GET ${PATH}`]: { body: document(aPlatformOrder()) } });
    const read = await callOrder('orderIdAaa')(callContext());
    expect(read).toMatchObject({ ok: true, value: { id: 'orderIdAaa' } });
    expect(calls[0]?.query.get('include')).toBe(ORDER_INCLUDES.join(','));
    expect(calls[0]?.token).toBe(callContext().token);
    expect(loadSdk).not.toHaveBeenCalled();
  });

  it('C4 writes attributes in the same call', async () => {
    const { calls } = fakePlatform({ [`PATCH ${PATH}`]: { body: document(aPlatformOrder()) } });
    expect(await callOrder('orderIdAaa', { _refresh: true })(callContext())).toMatchObject({
      ok: true,
    });
    expect(calls[0]?.body).toEqual({
      data: { type: 'orders', id: 'orderIdAaa', attributes: { _refresh: true } },
    });
    expect(loadSdk).not.toHaveBeenCalled();
  });

  it('X reports an answer without a document as a failed connection', async () => {
    fakePlatform({ [`GET ${PATH}`]: { body: 'a page of a proxy' } });
    expect(await callOrder('orderIdAaa')(callContext())).toMatchObject({
      error: { code: 'CONNECTION' },
    });
  });

  it('X passes on the platform’s refusal', async () => {
    fakePlatform({ [`GET ${PATH}`]: { status: 404, body: { errors: [] } } });
    expect(await callOrder('orderIdAaa')(callContext())).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});

describe('retrieveOrder', () => {
  it.each(['', '../customers/x', 'a b', 'a/b'])(
    'sends no request for the malformed id %j',
    async (id) => {
      const { calls } = fakePlatform({});
      expect(await retrieveOrder(id)(callContext())).toMatchObject({
        error: { code: 'NOT_FOUND' },
      });
      expect(calls).toHaveLength(0);
    },
  );
});

const changedAt = (seconds: number | null, id = 'order-1') =>
  anOrder({ id, updatedAt: seconds === null ? null : new Date(seconds * 1000).toISOString() });

describe('newerOrder', () => {
  it.each([
    ['a later state', changedAt(1), changedAt(2), 'arrived'],
    ['an earlier state, which arrived late', changedAt(2), changedAt(1), 'cached'],
    ['the same state read again, because stock has no date', changedAt(2), changedAt(2), 'arrived'],
    ['a state without a date', changedAt(2), changedAt(null), 'arrived'],
    ['another order', changedAt(2), changedAt(1, 'order-2'), 'arrived'],
  ] as const)('P5 responses out of order: %s', (_, cached, arrived, which) => {
    expect(newerOrder(cached, arrived)).toBe(which === 'cached' ? cached : arrived);
  });
});
