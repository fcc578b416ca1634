/** @jest-environment node */
import { errorOfAnswer } from '../../call/error-of-answer.ts';
import { document, fieldErrorDocument, INVALID_TOKEN, resource } from '../../testing/document.ts';
import { aLine, anAddress, anOrder, aShipment, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { codeOfPayment, placeOrder } from './place.ts';

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
  it('T11 places with language, metadata and the ids of addresses to copy', async () => {
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

  it('T11 uses English by default', async () => {
    const { calls } = fakePlatform({ [READ]: pending, [PLACE]: placed });
    await placeOrder({ orderId })(callContext());
    expect(calls[1]?.body.data?.attributes).toEqual({ _place: true, language_code: 'en' });
  });

  it('P5 returns a placed order without placing it again', async () => {
    const { summary } = fakePlatform({ [READ]: placed });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      ok: true,
      value: { status: 'placed' },
    });
    expect(summary()).toEqual([READ]);
  });

  it('P5 returns an order that the merchant edits without placing it again', async () => {
    const editing = { body: document(anOrder({ status: 'editing' }, ready)) };
    const { summary } = fakePlatform({ [READ]: editing });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      ok: true,
      value: { status: 'editing' },
    });
    expect(summary()).toEqual([READ]);
  });

  it.each([
    ['is lost', lost],
    ['is an error of the server', { status: 502 }],
    ['says that it is already placed', refused('status', 'invalid')],
  ])('P5 returns the placed order if the response %s', async (_, answer) => {
    const { summary } = fakePlatform({ [READ]: [pending, placed], [PLACE]: answer });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      ok: true,
      value: { status: 'placed' },
    });
    expect(summary()).toEqual([READ, PLACE, READ]);
  });

  it('P5 returns the error if the order is not placed after a lost response', async () => {
    fakePlatform({ [READ]: pending, [PLACE]: lost });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      error: { code: 'CONNECTION' },
    });
  });

  it('P5 returns the error if the order cannot be read after a lost response', async () => {
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
  ])('X maps a refused %s (%s) to %s', async (field, reason, code) => {
    fakePlatform({ [READ]: pending, [PLACE]: refused(field, reason) });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      error: { code, status: 422 },
    });
  });

  it('T6 reports a rejected token for renewal', async () => {
    const { summary } = fakePlatform({
      [READ]: pending,
      [PLACE]: { status: 401, body: INVALID_TOKEN },
    });
    expect(await placeOrder({ orderId })(callContext())).toMatchObject({
      error: { code: 'UNAUTHORIZED', status: 401 },
    });
    expect(summary()).toEqual([READ, PLACE]);
  });

  it('E2 never places an order with a placeholder address', async () => {
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

  it('S7 does not place an order with another total than agreed', async () => {
    const { summary } = fakePlatform({ [READ]: pending });
    const agreed = { total: 1, paymentMethodId: null };
    expect(await placeOrder({ orderId, agreed })(callContext())).toMatchObject({
      error: { code: 'AMOUNTS_MISMATCHED' },
    });
    expect(summary()).toEqual([READ]);
  });

  it('S7 does not place an order with another payment method than agreed', async () => {
    const { summary } = fakePlatform({ [READ]: pending });
    const agreed = { total: 3190, paymentMethodId: 'payMethodA' };
    expect(await placeOrder({ orderId, agreed })(callContext())).toMatchObject({
      error: { code: 'AMOUNTS_MISMATCHED' },
    });
    expect(summary()).toEqual([READ]);
  });

  it('P1 saves the payment source to the wallet only on request', async () => {
    const { calls } = fakePlatform({ [READ]: pending, [PLACE]: placed });
    await placeOrder({ orderId, savePayment: true })(callContext());
    expect(calls[1]?.body.data?.attributes).toMatchObject({
      _save_payment_source_to_customer_wallet: true,
    });
  });

  it('P3 P5 does not place an order whose gift card would pay a needless surcharge', async () => {
    const method = resource('payment_methods', 'payMethodA', {
      price_amount_cents: 300,
      metadata: {},
    });
    const needless = anOrder(
      { payment_method_amount_cents: 300, total_amount_with_taxes_cents: 0 },
      { line_items: [aLine()], payment_method: method },
    );
    const { summary } = fakePlatform({ [READ]: { body: document(needless) } });
    const agreed = { total: 0, paymentMethodId: null };
    expect(await placeOrder({ orderId, agreed })(callContext())).toMatchObject({
      ok: false,
      error: { code: 'AMOUNTS_MISMATCHED' },
    });
    expect(summary()).toEqual([READ]);
  });
});

describe('a refused payment', () => {
  it.each([
    ['2000', 'Do Not Honor', 'PAYMENT_DECLINED'],
    ['3000', 'Processor Network Unavailable - Try Again', 'PAYMENT_DECLINED'],
    ['2014', 'Processor Declined - Fraud Suspected', 'PAYMENT_REJECTED'],
    [null, 'Gateway Rejected: fraud', 'PAYMENT_REJECTED'],
    [null, 'Gateway Rejected: risk_threshold', 'PAYMENT_REJECTED'],
    [null, 'Gateway Rejected: three_d_secure', 'PAYMENT_UNAUTHENTICATED'],
    ['91564', 'Cannot use a payment_method_nonce more than once.', 'PAYMENT_EXPIRED'],
    ['91565', 'Unknown or expired payment_method_nonce.', 'PAYMENT_EXPIRED'],
    ['91508', 'Cannot determine payment method: no payment_method_nonce', 'MISSING_DETAILS'],
    ['81715', 'Credit card number is invalid.', 'INVALID_PAYMENT'],
    ['2010', 'Card Issuer Declined CVV', 'INVALID_PAYMENT'],
  ])('X P1 with %s %s is %s', (value, text, code) => {
    const refusal = {
      detail: `payment_source - ${text}`,
      source: { pointer: '/data/relationships/payment_source' },
      meta: { error: 'payment_refused', value },
    };
    expect(codeOfPayment(errorOfAnswer(422, [refusal]))).toBe(code);
  });

  it('X P1 is recognized by its text if the gateway has no codes', () => {
    const detail = 'payment_source - 3D Secure authentication failed';
    expect(codeOfPayment(errorOfAnswer(422, [{ detail }]))).toBe('PAYMENT_UNAUTHENTICATED');
  });

  it.each([
    ['total_amount_cents', 'mismatched_amounts', 'AMOUNTS_MISMATCHED'],
    ['payment_source', 'mismatched_amounts', 'AMOUNTS_MISMATCHED'],
    ['payment_source', 'blank', 'MISSING_DETAILS'],
    ['payment_method', 'blank', 'MISSING_DETAILS'],
    ['payment_method', 'invalid', null],
    ['billing_address', 'blank', null],
  ])('X P4 with a wrong %s (%s) is %s', (field, reason, code) => {
    const { errors } = fieldErrorDocument(field, reason);
    expect(codeOfPayment(errorOfAnswer(422, errors))).toBe(code);
  });
});
