/** @jest-environment node */
import { document, INVALID_TOKEN, NOT_FOUND, resource } from '../testing/document.ts';
import { aLine, anOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import {
  createPaymentSource,
  deletePaymentSource,
  setPaymentMethod,
  setPaymentNonce,
  withoutNeedlessMethod,
} from './payment.ts';
import { retrieveOrder } from './read.ts';

const orderId = 'orderIdAaa';
const ORDER = { 'GET orders/orderIdAaa': { body: document(anOrder()) } };
const source = { status: 201, body: document(resource('wire_transfers', 'sourceIdAa')) };

describe('createPaymentSource', () => {
  it('P4 posts the type with the order and the bearer header, then reads the order', async () => {
    const platform = fakePlatform({ ...ORDER, 'POST wire_transfers': source });
    expect(
      await createPaymentSource({ orderId, type: 'wire_transfers' })(callContext()),
    ).toMatchObject({ ok: true });
    expect(platform.summary()).toEqual(['POST wire_transfers', 'GET orders/orderIdAaa']);
    expect(platform.calls[0]).toMatchObject({
      token: 'token-1',
      body: {
        data: {
          type: 'wire_transfers',
          relationships: { order: { data: { type: 'orders', id: orderId } } },
        },
      },
    });
  });

  it('P4 creates a Braintree payment by default', async () => {
    const { calls } = fakePlatform({ ...ORDER, 'POST braintree_payments': source });
    await createPaymentSource({ orderId })(callContext());
    expect(calls[0]?.path).toBe('braintree_payments');
  });

  it('T6 reports a rejected token', async () => {
    fakePlatform({ 'POST wire_transfers': { status: 401, body: INVALID_TOKEN } });
    expect(
      await createPaymentSource({ orderId, type: 'wire_transfers' })(callContext()),
    ).toMatchObject({
      error: { code: 'UNAUTHORIZED', status: 401 },
    });
  });
});

describe('deletePaymentSource', () => {
  const source = { orderId, type: 'braintree_payments', id: 'sourceIdAa' };

  it.each([{ status: 204 }, { status: 404, body: NOT_FOUND }])(
    'P4 succeeds whether the source exists or not (%j)',
    async (answer) => {
      const platform = fakePlatform({ ...ORDER, 'DELETE braintree_payments/sourceIdAa': answer });
      expect(await deletePaymentSource(source)(callContext())).toMatchObject({ ok: true });
      expect(platform.summary()).toEqual([
        'DELETE braintree_payments/sourceIdAa',
        'GET orders/orderIdAaa',
      ]);
    },
  );
});

it('P4 sets the nonce of the Braintree payment', async () => {
  const { calls } = fakePlatform({ ...ORDER, 'PATCH braintree_payments/sourceIdAa': source });
  await setPaymentNonce({ orderId, paymentId: 'sourceIdAa', nonce: 'n' })(callContext());
  expect(calls[0]?.body.data?.attributes).toEqual({ payment_method_nonce: 'n' });
});

it('C4 chooses the payment method in one call', async () => {
  const { calls } = fakePlatform({ 'PATCH orders/orderIdAaa': { body: document(anOrder()) } });
  await setPaymentMethod({ orderId, methodId: 'payMethodA' })(callContext());
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body.data?.relationships).toEqual({
    payment_method: { data: { type: 'payment_methods', id: 'payMethodA' } },
  });
});

const CASH = resource('payment_methods', 'payMethodA', { price_amount_cents: 300, metadata: {} });
const SOURCE = resource('wire_transfers', 'sourceIdAa');
const goods = (attributes: Record<string, unknown>, related = {}) =>
  anOrder(attributes, { line_items: [aLine()], ...related });
/** Cash on delivery at 3.00, and a gift card that also pays that fee. */
const NEEDLESS = { payment_method_amount_cents: 300, total_amount_with_taxes_cents: 0 };
const withCash = goods(NEEDLESS, { payment_method: CASH });
const cleared = goods({ payment_method_amount_cents: 0, total_amount_with_taxes_cents: 0 });

describe('withoutNeedlessMethod', () => {
  const READ = 'GET orders/orderIdAaa';
  const CLEAR = 'PATCH orders/orderIdAaa';
  const read = withoutNeedlessMethod(retrieveOrder('orderIdAaa'));

  it('P3 clears a payment method without anything left to pay', async () => {
    const platform = fakePlatform({
      [READ]: { body: document(withCash) },
      [CLEAR]: { body: document(cleared) },
    });
    const result = await read(callContext());
    expect(result).toMatchObject({ ok: true, value: { paymentMethod: null } });
    expect(platform.summary()).toEqual([READ, CLEAR]);
    expect(platform.calls[1]?.body.data?.relationships).toEqual({ payment_method: { data: null } });
  });

  it('P4 clears the payment source with the method', async () => {
    const paid = goods(NEEDLESS, { payment_method: CASH, payment_source: SOURCE });
    const platform = fakePlatform({
      [READ]: { body: document(paid) },
      [CLEAR]: { body: document(cleared) },
    });
    await read(callContext());
    expect(platform.calls[1]?.body.data?.attributes).toEqual({ _nullify_payment_source: true });
  });

  it.each([
    ['an order with something left to pay', goods({}, { payment_method: CASH })],
    ['an order without a method', cleared],
    ['a placed order', goods({ ...NEEDLESS, status: 'placed' }, { payment_method: CASH })],
  ])('P3 does not change %s', async (_, order) => {
    const platform = fakePlatform({ [READ]: { body: document(order) } });
    await read(callContext());
    expect(platform.summary()).toEqual([READ]);
  });

  it('P3 returns the order of the work if clearing fails', async () => {
    fakePlatform({ [READ]: { body: document(withCash) }, [CLEAR]: { status: 500 } });
    expect(await read(callContext())).toMatchObject({
      ok: true,
      value: { paymentMethod: { id: 'payMethodA' } },
    });
  });
});
