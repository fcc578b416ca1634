import { strict as assert } from 'node:assert';
import type { Order, PaymentMethodCreate } from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { anAddress } from '../../../testing/an-address.ts';
import { fillCart } from '../../fill-cart.ts';
import { gateways, type Gateway } from '../../gateways.ts';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios, Setup } from '../../scenario.ts';
import { asGuest, asIntegration } from '../../sign-in.ts';

type Shop = CommerceLayerBundle;

/** A cart that only lacks its payment source. */
const payableCart = async (cl: Shop, methodId: string): Promise<string> => {
  const { id } = await fillCart(cl, 'VOUCHER');
  const address = await cl.addresses.create(anAddress());
  await cl.orders.update({
    id,
    _billing_address_clone_id: address.id,
    payment_method: cl.payment_methods.relationship(methodId),
  });
  return id;
};

const settle = async (office: Shop, placed: Order) => {
  await office.orders.update({ id: placed.id, _approve_and_capture: true });
  const paid = await office.orders.retrieve(placed.id, { include: ['captures'] });
  assert.equal(paid.payment_status, 'paid');
  const part = { id: paid.captures?.[0]?.id ?? '', _refund: true, _refund_amount_cents: 1_000 };
  assert.equal((await office.captures.update(part)).refund_balance_cents, 5_000);
  assert.equal((await office.orders.retrieve(placed.id)).payment_status, 'partially_refunded');
};

const buyThrough =
  (type: string, { addGateway, pay, instrument }: Gateway) =>
  async (setup: Setup) => {
    const office = await asIntegration(setup);
    const gateway = await addGateway(office);
    const { id: methodId } = await office.payment_methods.create({
      name: type,
      payment_source_type: type as PaymentMethodCreate['payment_source_type'],
      currency_code: 'EUR',
      price_amount_cents: 0,
      payment_gateway: office.payment_gateways.relationship(gateway.id),
    });
    const cl = await asGuest(setup);
    const include = ['payment_source', 'authorizations'];

    const unlucky = await payableCart(cl, methodId);
    await pay(cl, unlucky, false);
    const refused = await problemOf(cl.orders.update({ id: unlucky, _place: true }));
    assert.equal(refused.first().meta?.error, 'payment_refused');
    const open = await office.orders.retrieve(unlucky, { include: ['authorizations'] });
    assert.deepEqual([open.status, open.payment_status], ['pending', 'unpaid']);
    assert.ok(open.authorizations?.every(({ succeeded }) => !succeeded));

    const id = await payableCart(cl, methodId);
    await pay(cl, id, true);
    const placed = await cl.orders.update({ id, _place: true }, { include: ['payment_source'] });
    assert.deepEqual([placed.status, placed.payment_status], ['placed', 'authorized']);
    assert.equal(placed.payment_source?.type, type);
    const stored = (placed.payment_source as { payment_instrument?: Record<string, unknown> })
      .payment_instrument;
    for (const [name, value] of Object.entries(instrument)) assert.equal(stored?.[name], value);
    await settle(office, placed);

    const other = await payableCart(cl, methodId);
    await pay(cl, other, true);
    await cl.orders.update({ id: other, _place: true });
    await office.orders.update({ id: other, _cancel: true });
    const cancelled = await office.orders.retrieve(other, { include });
    assert.equal(cancelled.payment_status, 'voided');
    await office.payment_methods.update({ id: methodId, _disable: true });
  };

/** Shops on other gateways: each is paid through, refused, captured, refunded and voided. */
export const otherGateways: Scenarios = {
  ...Object.fromEntries(
    Object.entries(gateways).map(([type, gateway]) => [
      `P1 ${type} are paid with by test tokens, refused by others, captured, refunded and voided`,
      buyThrough(type, gateway),
    ]),
  ),
  'P1 a gateway that was told another amount is not asked until it is told the new one': async (
    setup,
  ) => {
    const office = await asIntegration(setup);
    const gateway = await office.stripe_gateways.create({ name: 'Stripe', login: 'sk_test_1' });
    const method = await office.payment_methods.create({
      name: 'Stripe',
      payment_source_type: 'stripe_payments',
      currency_code: 'EUR',
      price_amount_cents: 0,
      payment_gateway: office.payment_gateways.relationship(gateway.id),
    });
    const cl = await asGuest(setup);
    const id = await payableCart(cl, method.id);
    const source = await cl.stripe_payments.create({
      order: cl.orders.relationship(id),
      options: { payment_method: 'pm_card_visa' },
    });
    assert.equal(source.mismatched_amounts, false);
    await cl.line_items.create({
      order: cl.orders.relationship(id),
      sku_code: 'VOUCHER',
      quantity: 1,
    });
    assert.equal((await cl.stripe_payments.retrieve(source.id)).mismatched_amounts, true);
    const refused = await problemOf(cl.orders.update({ id, _place: true }));
    assert.equal(refused.first().meta?.error, 'mismatched_amounts');
    const updated = await cl.stripe_payments.update({ id: source.id, _update: true });
    assert.equal(updated.mismatched_amounts, false);
    assert.equal((await cl.orders.update({ id, _place: true })).status, 'placed');
    await office.payment_methods.update({ id: method.id, _disable: true });
  },
};
