/** @jest-environment node */
import { document, INVALID_TOKEN, NOT_FOUND, resource } from '../../testing/document.ts';
import { anOrder, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import {
  createPaymentSource,
  deletePaymentSource,
  setPaymentMethod,
  setPaymentNonce,
} from './payment.ts';

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
