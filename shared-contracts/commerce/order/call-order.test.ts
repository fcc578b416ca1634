/** @jest-environment node */
import { document } from '../testing/document.ts';
import { anOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { callOrder } from './call-order.ts';
import { ORDER_INCLUDES } from './mapping/includes.ts';

const loadSdk = jest.fn();
jest.mock('../call/load-sdk.ts', () => ({ loadSdk: () => loadSdk() as unknown }));

const PATH = 'orders/orderIdAaa';

describe('an order read or refreshed without the SDK', () => {
  it('C4 reads the order with everything that belongs to it', async () => {
    const { calls } = fakePlatform({ [`GET ${PATH}`]: { body: document(anOrder()) } });
    const read = await callOrder('orderIdAaa')(callContext());
    expect(read).toMatchObject({ ok: true, value: { id: 'orderIdAaa' } });
    expect(calls[0]?.query.get('include')).toBe(ORDER_INCLUDES.join(','));
    expect(calls[0]?.token).toBe(callContext().token);
    expect(loadSdk).not.toHaveBeenCalled();
  });

  it('C4 writes attributes in the same call', async () => {
    const { calls } = fakePlatform({ [`PATCH ${PATH}`]: { body: document(anOrder()) } });
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
