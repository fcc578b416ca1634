/** @jest-environment node */
import { document, fieldErrorDocument, INVALID_TOKEN } from '../../testing/document.ts';
import { aLine, anAddress, anOrder, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { createOrder } from './create.ts';
import { addLine } from './lines.ts';

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

  it('T2 T7 creates the address in parallel if a line follows, and sets it with the line', async () => {
    const { calls, summary } = fakePlatform({
      ...ADDRESS,
      'POST orders': { status: 201, body: document(anOrder()) },
      'POST line_items': { status: 201, body: document(aLine()) },
      'PATCH orders/orderIdAaa': { body: document(anOrder()) },
    });
    const created = await createOrder({ country: 'DE', lineFollows: true })(callContext());
    expect(created).toMatchObject({ ok: true, value: { id: 'orderIdAaa', quantity: 0 } });
    expect(calls.find(({ path }) => path === 'orders')?.body.data?.relationships ?? {}).toEqual({});
    const line = { orderId: 'orderIdAaa', kind: 'sku', code: 'BARBERA', quantity: 1 } as const;
    expect(await addLine(line)(callContext())).toMatchObject({ ok: true });
    expect(summary().slice(2)).toEqual(['POST line_items', 'PATCH orders/orderIdAaa']);
    expect(calls.at(-1)?.body.data?.relationships).toEqual({
      shipping_address: { data: { type: 'addresses', id: 'addressAaa' } },
    });
  });

  it('T2 sets the address at once for a call without a page, even if a line follows', async () => {
    const { summary } = fakePlatform({
      ...ADDRESS,
      'POST orders': { status: 201, body: document(anOrder()) },
    });
    const input = { country: 'DE', lineFollows: true };
    await createOrder(input)(callContext({ page: undefined }));
    expect(summary()).toEqual(['POST addresses', 'POST orders']);
  });

  it('T2 sets the address even if the line is refused, and only once', async () => {
    const { summary } = fakePlatform({
      ...ADDRESS,
      'POST orders': { status: 201, body: document(anOrder()) },
      'POST line_items': { status: 422, body: fieldErrorDocument('quantity', 'out_of_stock') },
      'PATCH orders/orderIdAaa': { body: document(anOrder()) },
    });
    await createOrder({ country: 'DE', lineFollows: true })(callContext());
    const line = { orderId: 'orderIdAaa', kind: 'sku', code: 'BARBERA', quantity: 1 } as const;
    expect((await addLine(line)(callContext())).ok).toBe(false);
    expect((await addLine(line)(callContext())).ok).toBe(false);
    expect(summary().filter((it) => it.startsWith('PATCH'))).toHaveLength(1);
  });

  it('X reports CANNOT_CREATE_ORDER if the platform refuses', async () => {
    fakePlatform({
      ...ADDRESS,
      'POST orders': { status: 422, body: fieldErrorDocument('market', 'blank') },
    });
    expect(await createOrder({ country: 'IT' })(callContext())).toMatchObject({
      error: { code: 'CANNOT_CREATE_ORDER', status: 422 },
    });
  });

  it('T6 reports a rejected token for renewal', async () => {
    fakePlatform({ 'POST addresses': { status: 401, body: INVALID_TOKEN } });
    expect(await createOrder({ country: 'IT' })(callContext())).toMatchObject({
      error: { code: 'UNAUTHORIZED' },
    });
  });
});
