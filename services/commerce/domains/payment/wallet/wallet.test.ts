import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { failsWith, openPaymentDesk, type PaymentDesk } from '../../../testing/payment-desk.ts';
import { aVoucherCart, payByCard } from '../../../testing/payments.ts';

let cl: PaymentDesk['cl'];
let integration: PaymentDesk['integration'];
let methodId: PaymentDesk['methodId'];
let asCustomer: PaymentDesk['asCustomer'];
let platform: PaymentDesk['platform'];
beforeEach(async () => {
  ({ platform, cl, integration, methodId, asCustomer } = await openPaymentDesk());
});
afterEach(() => platform.stop());

const chooseCard = (client: CommerceLayerBundle, id: string, method = methodId) =>
  client.orders.update({ id, payment_method: client.payment_methods.relationship(method) });
const missing = { status: 404 };

describe('a customer’s wallet', () => {
  const placeAndSave = async () => {
    const { customer, id: customerId } = await asCustomer();
    const { id } = await aVoucherCart(customer, {});
    await payByCard(customer, id, methodId, 'fake-valid-mastercard-nonce');
    await customer.orders.update({
      id,
      _place: true,
      _save_payment_source_to_customer_wallet: true,
    });
    return { customer, customerId, id };
  };
  const include = { include: ['available_customer_payment_sources'] } as const;
  const walletOf = async (client: CommerceLayerBundle, id: string) =>
    (await client.orders.retrieve(id, { include: [...include.include] }))
      .available_customer_payment_sources;

  it('keeps the card an order was paid with and pays the next one', async () => {
    const { customer, customerId } = await placeAndSave();
    const [stored] = await customer.customer_payment_sources.list({ include: ['payment_source'] });
    expect(stored).toMatchObject({
      name: 'Mastercard ••4444',
      payment_source_token: expect.any(String) as string,
      payment_source: { type: 'braintree_payments' },
    });
    expect([...(await customer.customers.customer_payment_sources(customerId))]).toHaveLength(1);

    const next = await aVoucherCart(customer, {});
    expect(await walletOf(customer, next.id)).toMatchObject([{ id: stored!.id }]);
    const chosen = await customer.orders.update(
      { id: next.id, _customer_payment_source_id: stored!.id },
      { include: ['payment_source', 'payment_method'] },
    );
    expect(chosen).toMatchObject({
      payment_method: { id: methodId },
      payment_source: {
        type: 'braintree_payments',
        payment_instrument: { card_type: 'mastercard' },
      },
    });
    expect(await customer.orders.update({ id: next.id, _place: true })).toMatchObject({
      status: 'placed',
      payment_status: 'authorized',
    });
  });

  it('holds a card once, and lets it go', async () => {
    const { customer, id } = await placeAndSave();
    await integration.orders.update({ id, _save_payment_source_to_customer_wallet: true });
    const stored = await customer.customer_payment_sources.list();
    expect(stored).toHaveLength(1);
    await customer.customer_payment_sources.delete(stored[0]!.id);
    expect(await customer.customer_payment_sources.list()).toHaveLength(0);
  });

  it('takes no card that was refused', async () => {
    const { customer } = await asCustomer();
    const { id } = await aVoucherCart(customer, {});
    await payByCard(customer, id, methodId, 'fake-processor-declined-visa-nonce');
    await expect(
      customer.orders.update({
        id,
        _place: true,
        _save_payment_source_to_customer_wallet: true,
      }),
    ).rejects.toMatchObject(failsWith('payment_refused'));
    expect(await customer.customer_payment_sources.list()).toHaveLength(0);
  });

  it('opens to no one who merely types the customer’s e-mail address', async () => {
    const { customer } = await placeAndSave();
    const [stored] = await customer.customer_payment_sources.list();
    const { id } = await aVoucherCart(cl, { customer_email: 'anna@example.com' });
    expect(await walletOf(cl, id)).toEqual([]);
    await expect(
      cl.orders.update({ id, _customer_payment_source_id: stored!.id }),
    ).rejects.toMatchObject(failsWith('invalid'));
    await payByCard(cl, id, methodId);
    await cl.orders.update({ id, _place: true, _save_payment_source_to_customer_wallet: true });
    expect(await customer.customer_payment_sources.list()).toHaveLength(1);
    await expect(cl.customer_payment_sources.list()).rejects.toMatchObject({ status: 401 });

    await cl.customers.create({ email: 'bea@example.com', password: 'segreto2' });
    const { customer: bea } = await asCustomer('bea@example.com', 'segreto2');
    expect(await bea.customer_payment_sources.list()).toHaveLength(0);
    await expect(bea.customer_payment_sources.retrieve(stored!.id)).rejects.toMatchObject(missing);
    const cart = await aVoucherCart(bea, {});
    await chooseCard(bea, cart.id);
    await bea.braintree_payments.create({
      order: bea.orders.relationship(cart.id),
      options: { payment_method_token: stored!.payment_source_token },
    });
    await expect(bea.orders.update({ id: cart.id, _place: true })).rejects.toMatchObject(
      failsWith('payment_refused'),
    );
  });
});
