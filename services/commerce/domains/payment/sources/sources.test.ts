import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { failsWith, openPaymentDesk, type PaymentDesk } from '../../../testing/payment-desk.ts';
import { aVoucherCart, payByCard } from '../../../testing/payments.ts';

let platform: PaymentDesk['platform'];
let cl: PaymentDesk['cl'];
let integration: PaymentDesk['integration'];
let methodId: PaymentDesk['methodId'];
let asCustomer: PaymentDesk['asCustomer'];
beforeEach(async () => {
  ({ platform, cl, integration, methodId, asCustomer } = await openPaymentDesk());
});
afterEach(() => platform.stop());

const chooseCard = (client: CommerceLayerBundle, id: string, method = methodId) =>
  client.orders.update({ id, payment_method: client.payment_methods.relationship(method) });
const missing = { status: 404 };

describe('payment sources', () => {
  it('P4 are made and deleted at /api/{type}, with nothing but the order', async () => {
    const { access_token } = await platform.token();
    const { id } = await aVoucherCart(cl);
    await chooseCard(cl, id);
    const call = (method: string, path: string, data?: unknown) =>
      fetch(`${platform.origin}/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${access_token}`,
          accept: 'application/vnd.api+json',
          'content-type': 'application/vnd.api+json',
        },
        ...(data !== undefined && { body: JSON.stringify({ data }) }),
      });
    const created = await call('POST', 'braintree_payments', {
      type: 'braintree_payments',
      attributes: {},
      relationships: { order: { data: { type: 'orders', id } } },
    });
    expect(created.status).toBe(201);
    const { data } = (await created.json()) as {
      data: { id: string; attributes: { client_token: string } };
    };
    expect(JSON.parse(atob(data.attributes.client_token))).toMatchObject({
      environment: 'sandbox',
      merchantId: 'abcd1234efgh5678',
    });
    const read = () => cl.orders.retrieve(id, { include: ['payment_source', 'payment_method'] });
    expect(await read()).toMatchObject({
      payment_source: { id: data.id, client_token: data.attributes.client_token },
      payment_method: { id: methodId },
    });
    expect((await call('DELETE', `braintree_payments/${data.id}`)).status).toBe(204);
    expect(await read()).toMatchObject({ payment_source: null, payment_source_details: null });
    expect((await call('DELETE', `braintree_payments/${data.id}`)).status).toBe(404);
  });

  it('P1 never give a nonce back to anyone', async () => {
    const { id } = await aVoucherCart(cl);
    const payment = await payByCard(cl, id, methodId, 'fake-valid-nonce.secret');
    const everything = await Promise.all([
      cl.braintree_payments.retrieve(payment.id),
      integration.braintree_payments.retrieve(payment.id),
      cl.orders.retrieve(id, { include: ['payment_source'] }),
      integration.orders.retrieve(id, { include: ['payment_source', 'authorizations'] }),
    ]);
    expect(JSON.stringify(everything)).not.toContain('secret');
  });

  it('P4 keep what Braintree’s client says beside the nonce', async () => {
    const { id } = await aVoucherCart(cl);
    const payment = await payByCard(cl, id, methodId);
    expect(
      await cl.braintree_payments.update({ id: payment.id, options: { device_data: 'abc' } }),
    ).toMatchObject({
      options: { device_data: 'abc' },
      payment_instrument: { card_type: 'visa' },
    });
  });

  it('P4 of another’s order are out of reach: not to read, change, delete or take', async () => {
    const { customer } = await asCustomer();
    const own = await aVoucherCart(customer, {});
    const payment = await payByCard(customer, own.id, methodId);
    const mine = await aVoucherCart(cl);
    await chooseCard(cl, mine.id);
    await expect(cl.braintree_payments.retrieve(payment.id)).rejects.toMatchObject(missing);
    await expect(
      cl.braintree_payments.update({ id: payment.id, payment_method_nonce: 'fake-valid-nonce' }),
    ).rejects.toMatchObject(missing);
    await expect(cl.braintree_payments.delete(payment.id)).rejects.toMatchObject(missing);
    await expect(
      cl.braintree_payments.create({ order: cl.orders.relationship(own.id) }),
    ).rejects.toMatchObject(failsWith('required'));
    await expect(
      cl.orders.update({
        id: mine.id,
        payment_source: { type: 'braintree_payments', id: payment.id },
      }),
    ).rejects.toMatchObject({ status: 422 });

    const other = await aVoucherCart(cl);
    const others = await payByCard(cl, other.id, methodId);
    await expect(
      cl.orders.update({
        id: mine.id,
        payment_source: { type: 'braintree_payments', id: others.id },
      }),
    ).rejects.toMatchObject(failsWith('invalid'));
  });

  it('fit the chosen payment method, and stay as they are once the order is placed', async () => {
    const { id } = await aVoucherCart(cl);
    const relationship = cl.orders.relationship(id);
    await expect(cl.braintree_payments.create({ order: relationship })).rejects.toMatchObject(
      failsWith('invalid'),
    );
    const payment = await payByCard(cl, id, methodId);
    await expect(cl.wire_transfers.create({ order: relationship })).rejects.toMatchObject(
      failsWith('invalid'),
    );
    await cl.orders.update({ id, _place: true });
    for (const refused of [
      cl.braintree_payments.update({ id: payment.id, payment_method_nonce: 'fake-valid-nonce' }),
      cl.braintree_payments.delete(payment.id),
      cl.braintree_payments.create({ order: relationship }),
    ])
      await expect(refused).rejects.toMatchObject(failsWith('invalid_status'));
    expect(
      await cl.braintree_payments.update({ id: payment.id, metadata: { seen: true } }),
    ).toMatchObject({ metadata: { seen: true } });
  });

  it('move to another cart, and leave the first without one', async () => {
    const [from, to] = [await aVoucherCart(cl), await aVoucherCart(cl)];
    const payment = await payByCard(cl, from.id, methodId);
    await chooseCard(cl, to.id);
    await cl.braintree_payments.update({ id: payment.id, order: cl.orders.relationship(to.id) });
    const source = async (id: string) =>
      (await cl.orders.retrieve(id, { include: ['payment_source'] })).payment_source;
    expect(await source(from.id)).toBeNull();
    expect(await source(to.id)).toMatchObject({ id: payment.id });
  });
});
