import { strict as assert } from 'node:assert';
import { anAddress } from '../../../testing/an-address.ts';
import { fillCart } from '../../fill-cart.ts';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios } from '../../scenario.ts';
import { asCustomer, asGuest } from '../../sign-in.ts';

const includes = [
  'customer',
  'customer.customer_addresses',
  'customer.customer_addresses.address',
  'line_items',
  'line_items.item',
  'line_items.line_item_options',
  'line_items.line_item_options.sku_option',
  'shipping_address',
  'billing_address',
  'shipments',
  'shipments.shipping_method',
  'shipments.available_shipping_methods',
  'shipments.available_shipping_methods.delivery_lead_time_for_shipment',
  'available_payment_methods',
  'payment_method',
  'payment_source',
];

/** C4: an order from its first line to the moment it is placed. */
export const orders: Scenarios = {
  'C4 orders are created with a country lock and an address, read with includes, refreshed': async (
    setup,
  ) => {
    const cl = await asGuest(setup);
    const address = await cl.addresses.create(anAddress());
    const { id } = await cl.orders.create({
      shipping_country_code_lock: 'IT',
      shipping_address: cl.addresses.relationship(address.id),
      metadata: { etag: '1' },
    });
    await cl.line_items.create({
      order: cl.orders.relationship(id),
      sku_code: 'BARBERA-750',
      quantity: 1,
    });
    const order = await cl.orders.retrieve(id, { include: includes });
    assert.equal(order.shipping_country_code_lock, 'IT');
    assert.equal(order.shipping_address?.city, 'Torino');
    assert.equal(order.line_items?.[0]?.item?.type, 'skus');
    assert.equal(order.shipments?.length, 1);
    assert.ok((order.shipments?.[0]?.available_shipping_methods?.length ?? 0) > 0);
    assert.equal(order.available_payment_methods?.[0]?.payment_source_type, 'wire_transfers');
    assert.equal(order.customer, null);
    const refreshed = await cl.orders._refresh(id);
    assert.equal(refreshed.id, id);
    assert.equal(refreshed.total_amount_cents, 1_250);
    assert.equal(refreshed.formatted_total_amount, '€12,50');
  },
  'C4 orders are updated field by field as the checkout does': async (setup) => {
    const { cl, id: customerId } = await asCustomer(setup, setup.customer);
    const { id } = await fillCart(cl, 'BARBERA-750', {});
    const update = (values: Parameters<typeof cl.orders.update>[0]) =>
      cl.orders.update(values, { include: includes });

    const withEmail = await update({ id, customer_email: setup.customer.email });
    assert.equal(withEmail.customer_email, setup.customer.email);
    const withCustomer = await update({ id, customer: cl.customers.relationship(customerId) });
    assert.equal(withCustomer.customer?.id, customerId);
    assert.equal(withCustomer.status, 'pending');
    assert.equal((await update({ id, language_code: 'de' })).language_code, 'de');
    const tagged = await update({ id, metadata: { etag: 'abc' } });
    assert.deepEqual(tagged.metadata, { etag: 'abc' });

    const unknown = await problemOf(update({ id, coupon_code: 'NIENTE-SCONTO' }));
    assert.equal(unknown.status, 422);
    assert.match(String(unknown.first().detail), /coupon_code/);
    assert.equal((await update({ id, coupon_code: '' })).coupon_code ?? '', '');

    const saved = await cl.addresses.create(anAddress({ reference: 'casa' }));
    const cloned = await update({
      id,
      _shipping_address_clone_id: saved.id,
      _billing_address_clone_id: saved.id,
    });
    assert.equal(cloned.shipping_address?.reference, 'casa');
    assert.notEqual(cloned.shipping_address?.id, saved.id);
    const own = await cl.addresses.create(anAddress({ city: 'Asti' }));
    const related = await update({
      id,
      shipping_address: cl.addresses.relationship(own.id),
      billing_address: cl.addresses.relationship(own.id),
    });
    assert.equal(related.billing_address?.city, 'Asti');
    const [method] = related.available_payment_methods ?? [];
    assert.ok(method);
    const paying = await update({ id, payment_method: cl.payment_methods.relationship(method.id) });
    assert.equal(paying.payment_method?.id, method.id);
  },
  'C4 shipments take a shipping method, and a purchase is placed with language and clones': async (
    setup,
  ) => {
    const cl = await asGuest(setup);
    const { id } = await fillCart(cl, 'CORKSCREW');
    const address = await cl.addresses.create(anAddress());
    const order = await cl.orders.update(
      { id, _shipping_address_clone_id: address.id, _billing_address_same_as_shipping: true },
      { include: includes },
    );
    for (const shipment of order.shipments ?? []) {
      const method = shipment.available_shipping_methods?.find((it) => it.name === 'Standard');
      assert.equal(method?.delivery_lead_time_for_shipment?.min_days, 2);
      const updated = await cl.shipments.update(
        { id: shipment.id, shipping_method: cl.shipping_methods.relationship(method?.id ?? '') },
        { include: ['shipping_method'] },
      );
      assert.equal(updated.shipping_method?.name, 'Standard');
    }
    const [payment] = order.available_payment_methods ?? [];
    await cl.orders.update({
      id,
      payment_method: cl.payment_methods.relationship(payment?.id ?? ''),
    });
    await cl.wire_transfers.create({ order: cl.orders.relationship(id) });
    const before = await cl.orders.retrieve(id, { include: includes });
    assert.equal(before.payment_source?.type, 'wire_transfers');
    const placed = await cl.orders.update(
      {
        id,
        _place: true,
        language_code: 'it',
        metadata: { gift: 'Auguri' },
        _shipping_address_clone_id: address.id,
        _billing_address_clone_id: address.id,
      },
      { include: includes },
    );
    assert.equal(placed.status, 'placed');
    assert.equal(placed.payment_status, 'authorized');
    assert.equal(placed.fulfillment_status, 'unfulfilled');
    assert.equal(placed.total_amount_with_taxes_cents, before.total_amount_with_taxes_cents);
    assert.equal(typeof placed.number, 'string');
    assert.ok(placed.placed_at);
    const late = await problemOf(cl.orders.update({ id, customer_email: 'altra@example.com' }));
    assert.ok(late.status === 422 || late.status === 401);
  },
};
