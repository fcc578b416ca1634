/** @jest-environment node */
import { document, fieldErrorDocument, INVALID_TOKEN } from '../testing/document.ts';
import { anAddress, anOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { createOrder } from './create-order.ts';

const ADDRESS = { 'POST addresses': { status: 201, body: document(anAddress()) } };

describe('createOrder', () => {
  it('T2 locks the country and sets its placeholder address', async () => {
    const { calls } = fakePlatform({
      ...ADDRESS,
      'POST orders': { status: 201, body: document(anOrder()) },
    });
    expect(await createOrder({ country: 'DE' })(callContext())).toMatchObject({
      ok: true,
      value: { id: 'orderIdAaa' },
    });
    expect(calls[0]?.body.data?.attributes).toMatchObject({
      country_code: 'DE',
      metadata: { type: 'placeholder' },
    });
    expect(calls[1]?.body.data).toMatchObject({
      attributes: { shipping_country_code_lock: 'DE' },
      relationships: { shipping_address: { data: { type: 'addresses', id: 'addressAaa' } } },
    });
  });

  it('X is CANNOT_CREATE_ORDER when the platform refuses', async () => {
    fakePlatform({
      ...ADDRESS,
      'POST orders': { status: 422, body: fieldErrorDocument('market', 'blank') },
    });
    expect(await createOrder({ country: 'IT' })(callContext())).toMatchObject({
      error: { code: 'CANNOT_CREATE_ORDER', status: 422 },
    });
  });

  it('T6 leaves a rejected token as it is, so that it can be renewed', async () => {
    fakePlatform({ 'POST addresses': { status: 401, body: INVALID_TOKEN } });
    expect(await createOrder({ country: 'IT' })(callContext())).toMatchObject({
      error: { code: 'UNAUTHORIZED' },
    });
  });
});
