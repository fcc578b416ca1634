/** @jest-environment node */
import { document, fieldErrorDocument, INVALID_TOKEN } from '../testing/document.ts';
import { anAddress, anOrder, aShipment, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { placeOrder } from './place-order.ts';

const READ = 'GET orders/orderIdAaa';
const PLACE = 'PATCH orders/orderIdAaa';
const orderId = 'orderIdAaa';
const ready = { shipments: [aShipment()], shipping_address: anAddress() };
const pending = { body: document(anOrder({ metadata: { etag: 'e' } }, ready)) };
const placed = {
  body: document(anOrder({ status: 'placed', placed_at: '2026-11-20T10:00:00Z' }, ready)),
};
const lost = new TypeError('fetch failed');
const refused = (field: string, reason: string) => ({
  status: 422,
  body: fieldErrorDocument(field, reason),
});

describe('placeOrder', () => {
  it('T11 places with language, metadata and the ids of addresses to be copied', async () => {
    const { calls } = fakePlatform({ [READ]: pending, [PLACE]: placed });
    const result = await placeOrder({
      orderId,
      language: 'it',
      metadata: { gift: true },
      shippingAddressId: 'shippingAa',
      billingAddressId: 'billingAaa',
    })(callContext());
    expect(result).toMatchObject({
      ok: true,
      value: { status: 'placed', placedAt: '2026-11-20T10:00:00Z' },
    });
    expect(calls[1]?.body.data?.attributes).toEqual({
      _place: true,
      language_code: 'it',
      metadata: { etag: 'e', gift: true },
      _shipping_address_clone_id: 'shippingAa',
      _billing_address_clone_id: 'billingAaa',
    });
  });

  it('T11 is in English unless told', async () => {
    const { calls } = fakePlatform({ [READ]: pending, [PLACE]: placed });
    await placeOrder({ orderId })(callContext());
    expect(calls[1]?.body.data?.attributes).toEqual({ _place: true, language_code: 'en' });
  });

  it('P5 gives the placed order without placing it again', async () => {
    const { summary } = fakePlatform({ [READ]: placed });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      ok: true,
      value: { status: 'placed' },
    });
    expect(summary()).toEqual([READ]);
  });

  it.each([
    ['is lost', lost],
    ['is an error of the server', { status: 502 }],
    ['says that it is placed already', refused('status', 'invalid')],
  ])('P5 gives the placed order when the answer %s', async (_, answer) => {
    const { summary } = fakePlatform({ [READ]: [pending, placed], [PLACE]: answer });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      ok: true,
      value: { status: 'placed' },
    });
    expect(summary()).toEqual([READ, PLACE, READ]);
  });

  it('P5 says what was wrong when the order is not placed after a lost answer', async () => {
    fakePlatform({ [READ]: pending, [PLACE]: lost });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      error: { code: 'CONNECTION' },
    });
  });

  it('P5 says what was wrong when the order cannot be read after a lost answer', async () => {
    fakePlatform({ [READ]: [pending, lost], [PLACE]: lost });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      error: { code: 'CONNECTION' },
    });
  });

  it.each([
    ['status', 'invalid', 'ORDER_NOT_PLACEABLE'],
    ['billing_address', 'blank', 'MISSING_DETAILS'],
    ['shipments', 'shipping_method_blank', 'MISSING_DETAILS'],
    ['billing_address', 'invalid', 'ORDER_NOT_PLACEABLE'],
    ['payment_source', 'payment_refused', 'PAYMENT_DECLINED'],
    ['total_amount_cents', 'mismatched_amounts', 'AMOUNTS_MISMATCHED'],
    ['quantity', 'out_of_stock', 'OUT_OF_STOCK'],
  ])('X names a refusal for %s (%s) %s', async (field, reason, code) => {
    fakePlatform({ [READ]: pending, [PLACE]: refused(field, reason) });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      error: { code, status: 422 },
    });
  });

  it('T6 leaves a rejected token to be renewed', async () => {
    const { summary } = fakePlatform({
      [READ]: pending,
      [PLACE]: { status: 401, body: INVALID_TOKEN },
    });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      error: { code: 'UNAUTHORIZED', status: 401 },
    });
    expect(summary()).toEqual([READ, PLACE]);
  });

  it('E2 never places an order that goes to a placeholder', async () => {
    const temporary = {
      shipments: [aShipment()],
      shipping_address: anAddress({ metadata: { type: 'placeholder' } }),
    };
    const { summary } = fakePlatform({ [READ]: { body: document(anOrder({}, temporary)) } });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      error: { code: 'MISSING_DETAILS', fields: [{ field: 'shipping_address' }] },
    });
    expect(summary()).toEqual([READ]);
  });

  it('S7 places nothing that costs something else than was agreed to', async () => {
    const { summary } = fakePlatform({ [READ]: pending });
    const agreed = { total: 1, paymentMethodId: null };
    expect(await placeOrder({ orderId, agreed })(callContext())).toMatchObject({
      error: { code: 'AMOUNTS_MISMATCHED' },
    });
    expect(summary()).toEqual([READ]);
  });

  it('S7 places nothing that is paid otherwise than was agreed to', async () => {
    const { summary } = fakePlatform({ [READ]: pending });
    const agreed = { total: 3190, paymentMethodId: 'payMethodA' };
    expect(await placeOrder({ orderId, agreed })(callContext())).toMatchObject({
      error: { code: 'AMOUNTS_MISMATCHED' },
    });
    expect(summary()).toEqual([READ]);
  });

  it('P1 lets the platform keep what was paid with only when asked to', async () => {
    const { calls } = fakePlatform({ [READ]: pending, [PLACE]: placed });
    await placeOrder({ orderId, savePayment: true })(callContext());
    expect(calls[1]?.body.data?.attributes).toMatchObject({
      _save_payment_source_to_customer_wallet: true,
    });
  });
});
