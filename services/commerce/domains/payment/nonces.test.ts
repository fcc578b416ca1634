import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { addCardPayment, aVoucherCart, payByCard } from '../../testing/payments.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';
import { testNonces } from './braintree/test-nonces.ts';

let platform: RunningPlatform;
let cl: CommerceLayerBundle;
let integration: CommerceLayerBundle;
let methodId: string;
beforeAll(async () => {
  platform = await startPlatform();
  integration = await platform.integration();
  cl = await platform.guest();
  methodId = (await addCardPayment(integration)).id;
});
afterAll(() => platform.stop());

const authorizationsOf = async (orderId: string) => [
  ...(await integration.orders.authorizations(orderId)),
];

const card = (card_type: string, card_last_digits: string) => ({
  issuer_type: 'card',
  card_type,
  card_last_digits,
  card_expiry_month: expect.stringMatching(/^\d\d$/) as string,
  card_expiry_year: expect.stringMatching(/^\d{4}$/) as string,
});

describe('Braintree’s test nonces', () => {
  it.each([
    ['fake-valid-nonce', card('visa', '1881')],
    ['fake-valid-visa-nonce', card('visa', '1881')],
    ['fake-valid-mastercard-nonce', card('mastercard', '4444')],
    ['fake-valid-amex-nonce', card('amex', '0005')],
    ['fake-valid-discover-nonce', card('discover', '1117')],
    ['fake-valid-jcb-nonce', card('jcb', '0000')],
    ['fake-valid-maestro-nonce', card('maestro', '0000')],
    ['fake-valid-dinersclub-nonce', card('diners', '0004')],
    ['fake-valid-debit-nonce', card('visa', '1881')],
    ['fake-apple-pay-amex-nonce', card('amex', '0005')],
    ['fake-android-pay-mastercard-nonce', card('mastercard', '4444')],
    ['fake-paypal-one-time-nonce', { issuer_type: 'paypal', email: 'jane.doe@example.com' }],
    ['fake-paypal-billing-agreement-nonce', { issuer_type: 'paypal' }],
    ['fake-venmo-account-nonce', { issuer_type: 'venmo' }],
    ['fake-three-d-secure-visa-full-authentication-nonce', card('visa', '1881')],
    ['fake-three-d-secure-visa-attempts-non-participating-nonce', card('visa', '1881')],
    ['fake-three-d-secure-visa-unavailable-nonce', card('visa', '1881')],
    ['fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce', {}],
    ['fake-valid-visa-nonce.like-a-real-one', card('visa', '1881')],
  ])('P1 %s pays', async (nonce, instrument) => {
    const order = await aVoucherCart(cl);
    const payment = await payByCard(cl, order.id, methodId, nonce);
    expect(payment).toMatchObject({ payment_instrument: instrument, payment_method_nonce: null });
    expect(await cl.orders.update({ id: order.id, _place: true })).toMatchObject({
      status: 'placed',
      payment_status: 'authorized',
      payment_source_details: { type: 'braintree_payment', payment_instrument: instrument },
    });
    expect(await authorizationsOf(order.id)).toMatchObject([
      { succeeded: true, amount_cents: 3_000, message: 'Approved', error_code: null },
    ]);
  });

  it.each([
    ['fake-processor-declined-visa-nonce', '2000', 'Do Not Honor'],
    ['fake-processor-declined-mastercard-nonce', '2000', 'Do Not Honor'],
    ['fake-processor-declined-amex-nonce', '2000', 'Do Not Honor'],
    ['fake-processor-declined-discover-nonce', '2000', 'Do Not Honor'],
    ['fake-processor-failure-jcb-nonce', '3000', 'Processor Network Unavailable - Try Again'],
    ['fake-gateway-rejected-fraud-nonce', null, 'Gateway Rejected: fraud'],
    ['fake-gateway-rejected-risk-thresholds-nonce', null, 'Gateway Rejected: risk_threshold'],
    ['fake-luhn-invalid-nonce', '81715', 'Credit card number is invalid.'],
    ['fake-consumed-nonce', '91564', 'Cannot use a payment_method_nonce more than once.'],
    [
      'fake-three-d-secure-visa-failed-authentication-nonce',
      null,
      'Gateway Rejected: three_d_secure',
    ],
    ['fake-three-d-secure-visa-failed-signature-nonce', null, 'Gateway Rejected: three_d_secure'],
    [
      'fake-three-d-secure-two-visa-challenge-required-nonce',
      null,
      'Gateway Rejected: three_d_secure',
    ],
    ['never-heard-of', '91565', 'Unknown or expired payment_method_nonce.'],
    ['', '91565', 'Unknown or expired payment_method_nonce.'],
  ])('P1 %j is refused (%s), and the order stays a cart', async (nonce, code, message) => {
    const order = await aVoucherCart(cl);
    await payByCard(cl, order.id, methodId, nonce);
    await expect(cl.orders.update({ id: order.id, _place: true })).rejects.toMatchObject({
      status: 422,
      errors: [
        {
          code: 'VALIDATION_ERROR',
          detail: `payment_source - ${message}`,
          source: { pointer: '/data/relationships/payment_source' },
          meta: { error: 'payment_refused', value: code },
        },
      ],
    });
    expect(await cl.orders.retrieve(order.id)).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
      placed_at: null,
    });
    expect(await authorizationsOf(order.id)).toMatchObject([
      {
        succeeded: false,
        amount_cents: 3_000,
        message,
        error_code: code,
        capture_balance_cents: 0,
      },
    ]);
  });

  it('are all known by their documented form', () => {
    for (const name of testNonces.keys()) expect(name).toMatch(/^[a-z-]+$/);
    expect(testNonces.size).toBeGreaterThan(55);
  });

  it('P5 are spent by one attempt, refused or not', async () => {
    const order = await aVoucherCart(cl);
    const payment = await payByCard(cl, order.id, methodId, 'fake-processor-declined-visa-nonce');
    const place = () => cl.orders.update({ id: order.id, _place: true });
    const refusal = (value: string) => ({ errors: [{ meta: { value } }] });
    await expect(place()).rejects.toMatchObject(refusal('2000'));
    await expect(place()).rejects.toMatchObject(refusal('91564'));
    await cl.braintree_payments.update({
      id: payment.id,
      payment_method_nonce: 'fake-valid-amex-nonce',
    });
    expect(await place()).toMatchObject({ status: 'placed', payment_status: 'authorized' });
    expect((await authorizationsOf(order.id)).map(({ succeeded }) => succeeded)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('P5 of real cards pay one order only', async () => {
    const [one, two] = [await aVoucherCart(cl), await aVoucherCart(cl)];
    for (const { id } of [one, two])
      await payByCard(cl, id, methodId, 'fake-valid-visa-nonce.shared-by-two');
    await cl.orders.update({ id: one.id, _place: true });
    await expect(cl.orders.update({ id: two.id, _place: true })).rejects.toMatchObject({
      errors: [{ meta: { error: 'payment_refused', value: '91564' } }],
    });
  });
});
