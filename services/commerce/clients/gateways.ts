import { strict as assert } from 'node:assert';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { problemOf } from './problem-of.ts';

type Shop = CommerceLayerBundle;

/** A gateway other than Braintree: how the back office adds it, and how a shop pays through it. */
export interface Gateway {
  readonly addGateway: (office: Shop) => Promise<{ readonly id: string }>;
  /** Pays a cart, well or so that it is refused, up to placing it. */
  readonly pay: (cl: Shop, orderId: string, well: boolean) => Promise<unknown>;
  /** What the payment source shows of the payment. */
  readonly instrument: Readonly<Record<string, unknown>>;
}

const adyenData = (holderName: string) => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  },
});

const card = (digits: string) => ({ issuer_type: 'card', card_last_digits: digits });

/** Every gateway but Braintree, by the kind of payment source that goes through it. */
export const gateways: Readonly<Record<string, Gateway>> = {
  external_payments: {
    addGateway: (office) => office.external_gateways.create({ name: 'Own' }),
    pay: async (cl, id, well) => {
      const number = await problemOf(
        cl.external_payments.create({
          order: cl.orders.relationship(id),
          payment_source_token: '4111 1111 1111 1111',
        }),
      );
      assert.equal(number.first().detail, 'payment_source_token - is invalid');
      return cl.external_payments.create({
        order: cl.orders.relationship(id),
        payment_source_token: well ? 'token_1' : 'declined_1',
        options: { instalments: 3 },
      });
    },
    instrument: { issuer_type: 'external' },
  },
  adyen_payments: {
    addGateway: (office) =>
      office.adyen_gateways.create({
        name: 'Adyen',
        merchant_account: 'ShopEU',
        api_key: 'AQE-secret-1234',
        live_url_prefix: 'shop',
      }),
    pay: async (cl, id, well) => {
      const source = await cl.adyen_payments.create({ order: cl.orders.relationship(id) });
      assert.ok('paymentMethods' in source.payment_methods);
      const tried = await cl.adyen_payments.update({
        id: source.id,
        payment_request_data: adyenData(well ? 'Anna Bianchi' : 'NOT_ENOUGH_BALANCE'),
        _authorize: true,
      });
      const { resultCode, refusalReason } = tried.payment_response ?? {};
      assert.deepEqual(
        [resultCode, refusalReason],
        well ? ['Authorised', undefined] : ['Refused', 'Not enough balance'],
      );
      const status = well ? 'authorized' : 'unpaid';
      assert.equal((await cl.orders.retrieve(id)).payment_status, status);
    },
    instrument: { card_type: 'visa', ...card('1111') },
  },
  checkout_com_payments: {
    addGateway: (office) =>
      office.checkout_com_gateways.create({
        name: 'Checkout.com',
        secret_key: 'sk_test_12345678',
        public_key: 'pk_test_12345678',
      }),
    pay: async (cl, id, well) => {
      const source = await cl.checkout_com_payments.create({
        order: cl.orders.relationship(id),
        token: well ? 'tok_1' : 'tok_declined',
        success_url: 'https://shop.example.com/ok',
        failure_url: 'https://shop.example.com/no',
      });
      assert.equal(source.public_key, 'pk_test_12345678');
      const tried = await cl.checkout_com_payments.update({ id: source.id, _details: true });
      assert.equal(tried.payment_response?.['approved'], well);
      assert.equal(tried.payment_response?.['status'], well ? 'Authorized' : 'Declined');
    },
    instrument: card('4242'),
  },
  klarna_payments: {
    addGateway: (office) =>
      office.klarna_gateways.create({
        name: 'Klarna',
        country_code: 'EU',
        api_key: 'PK_12345678',
        api_secret: 'secret-12345678',
      }),
    pay: async (cl, id, well) => {
      const source = await cl.klarna_payments.create({ order: cl.orders.relationship(id) });
      assert.ok(source.session_id && source.client_token);
      assert.ok(source.payment_methods.length > 0);
      await cl.klarna_payments.update({ id: source.id, auth_token: well ? 'auth-1' : 'declined' });
    },
    instrument: { issuer_type: 'klarna' },
  },
  paypal_payments: {
    addGateway: (office) =>
      office.paypal_gateways.create({
        name: 'PayPal',
        client_id: 'client-12345678',
        client_secret: 'secret-12345678',
      }),
    pay: async (cl, id, well) => {
      const source = await cl.paypal_payments.create({
        order: cl.orders.relationship(id),
        return_url: 'https://shop.example.com/ok',
        cancel_url: 'https://shop.example.com/no',
      });
      assert.equal(source.status, 'created');
      assert.match(String(source.approval_url), /^https:\/\/www\.sandbox\.paypal\.com\//);
      const approved = await cl.paypal_payments.update({
        id: source.id,
        paypal_payer_id: well ? 'PAYER1' : 'INSTRUMENT_DECLINED',
      });
      assert.equal(approved.status, 'approved');
    },
    instrument: { issuer_type: 'paypal' },
  },
  satispay_payments: {
    addGateway: (office) => office.satispay_gateways.create({ name: 'Satispay', token: 'ABC123' }),
    pay: async (cl, id, well) => {
      const source = await cl.satispay_payments.create({
        order: cl.orders.relationship(id),
        redirect_url: 'https://shop.example.com/ok',
        ...(!well && { metadata: { satispay_status: 'CANCELED' } }),
      });
      assert.equal(source.status, 'PENDING');
      assert.ok(source.payment_url?.endsWith(String(source.payment_id)));
      const refreshed = await cl.satispay_payments.update({ id: source.id, _refresh: true });
      assert.equal(refreshed.status, well ? 'ACCEPTED' : 'CANCELED');
    },
    instrument: { issuer_type: 'satispay' },
  },
  stripe_payments: {
    addGateway: (office) =>
      office.stripe_gateways.create({
        name: 'Stripe',
        login: 'sk_test_12345678',
        publishable_key: 'pk_test_12345678',
      }),
    pay: async (cl, id, well) => {
      const source = await cl.stripe_payments.create({ order: cl.orders.relationship(id) });
      assert.ok(source.client_secret?.startsWith(`${source.stripe_id}_secret_`));
      assert.equal(source.publishable_key, 'pk_test_12345678');
      await cl.stripe_payments.update({
        id: source.id,
        options: {
          payment_method: well ? 'pm_card_visa' : 'pm_card_visa_chargeDeclinedInsufficientFunds',
        },
      });
    },
    instrument: { card_type: 'visa', ...card('4242') },
  },
};
