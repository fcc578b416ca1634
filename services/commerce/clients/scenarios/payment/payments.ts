import { strict as assert } from 'node:assert';
import { authenticate } from '@commercelayer/js-auth';
import { CommerceLayer } from '@commercelayer/sdk/bundle';
import { anAddress } from '../../../testing/an-address.ts';
import { fillCart } from '../../fill-cart.ts';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios, Setup } from '../../scenario.ts';
import { asIntegration } from '../../sign-in.ts';

let method: Promise<string> | undefined;

const addCardMethod = async (setup: Setup): Promise<string> => {
  const office = await asIntegration(setup);
  const gateway = await office.braintree_gateways.create({
    name: 'Cards',
    merchant_account_id: 'shop-eur',
    merchant_id: 'abcd1234efgh5678',
    public_key: 'public-5678',
    private_key: 'private-5678',
  });
  const created = await office.payment_methods.create({
    name: 'Card',
    payment_source_type: 'braintree_payments',
    currency_code: 'EUR',
    price_amount_cents: 0,
    payment_gateway: office.payment_gateways.relationship(gateway.id),
  });
  return created.id;
};

/** A guest's order that only lacks its payment, with the method to pay by card. */
const payableOrder = async (setup: Setup) => {
  method ??= addCardMethod(setup);
  const { accessToken } = await authenticate('client_credentials', {
    clientId: setup.salesChannelId,
    domain: setup.domain,
    scope: setup.scope,
  });
  const cl = CommerceLayer({ accessToken });
  const { id } = await fillCart(cl, 'VOUCHER');
  const address = await cl.addresses.create(anAddress());
  await cl.orders.update({
    id,
    _billing_address_clone_id: address.id,
    payment_method: cl.payment_methods.relationship(await method),
  });
  const headers = {
    authorization: `Bearer ${accessToken}`,
    accept: 'application/vnd.api+json',
    'content-type': 'application/vnd.api+json',
  };
  const direct = (verb: 'POST' | 'DELETE', path: string, data?: unknown) =>
    fetch(`https://${setup.organization}.${setup.domain}/api/${path}`, {
      method: verb,
      headers,
      ...(data !== undefined && { body: JSON.stringify({ data }) }),
    });
  return { cl, id, direct };
};

const sourceOf = (id: string) => ({
  type: 'braintree_payments',
  attributes: {},
  relationships: { order: { data: { type: 'orders', id } } },
});

/** P4 and the rest of a payment: the two calls that go without the SDK, the nonce, what the back office does. */
export const payments: Scenarios = {
  'P4 a payment source is created and deleted by direct calls with the bearer header': async (
    setup,
  ) => {
    const { cl, id, direct } = await payableOrder(setup);
    const created = await direct('POST', 'braintree_payments', sourceOf(id));
    assert.equal(created.status, 201);
    const source = (await cl.orders.retrieve(id, { include: ['payment_source'] })).payment_source;
    assert.equal(source?.type, 'braintree_payments');
    const deleted = await direct('DELETE', `braintree_payments/${source?.id}`);
    assert.equal(deleted.status, 204);
    const after = await cl.orders.retrieve(id, { include: ['payment_source'] });
    assert.equal(after.payment_source, null);
  },
  'C4 P4 braintree_payments takes the nonce; the back office captures and refunds': async (
    setup,
  ) => {
    const { cl, id, direct } = await payableOrder(setup);
    assert.equal((await direct('POST', 'braintree_payments', sourceOf(id))).status, 201);
    const { payment_source } = await cl.orders.retrieve(id, { include: ['payment_source'] });
    assert.ok(payment_source?.type === 'braintree_payments');
    const payment = await cl.braintree_payments.retrieve(payment_source.id);
    assert.equal(typeof payment.client_token, 'string');
    const paid = await cl.braintree_payments.update({
      id: payment.id,
      payment_method_nonce: 'fake-valid-nonce',
    });
    assert.equal(paid.payment_instrument?.card_type, 'visa');
    const placed = await cl.orders._place(id);
    assert.equal(placed.status, 'placed');
    assert.equal(placed.payment_status, 'authorized');

    const office = await asIntegration(setup);
    assert.equal((await office.orders._approve(id)).status, 'approved');
    const [authorization] = await office.orders.authorizations(id);
    assert.equal(authorization?.amount_cents, placed.total_amount_with_taxes_cents);
    await office.authorizations._capture(authorization?.id ?? '');
    assert.equal((await office.orders.retrieve(id)).payment_status, 'paid');
    const [capture] = await office.orders.captures(id);
    await office.captures._refund(capture?.id ?? '');
    assert.equal((await office.orders.retrieve(id)).payment_status, 'refunded');
    const [refund] = await office.orders.refunds(id);
    assert.equal(refund?.succeeded, true);
  },
  'P1 a card that is declined leaves the order a cart, which another card pays': async (setup) => {
    const { cl, id } = await payableOrder(setup);
    const order = cl.orders.relationship(id);
    const payment = await cl.braintree_payments.create({ order });
    const pay = (payment_method_nonce: string) =>
      cl.braintree_payments.update({ id: payment.id, payment_method_nonce });
    await pay('fake-processor-declined-visa-nonce');
    const refusal = await problemOf(cl.orders._place(id));
    assert.equal(refusal.status, 422);
    assert.equal((await cl.orders.retrieve(id)).status, 'pending');
    await pay('fake-valid-mastercard-nonce');
    assert.equal((await cl.orders._place(id)).status, 'placed');
  },
};
