import { strict as assert } from 'node:assert';
import { anAddress } from '../../../testing/an-address.ts';
import { fillCart } from '../../fill-cart.ts';
import type { Scenarios } from '../../scenario.ts';
import { asCustomer, asGuest } from '../../sign-in.ts';

const includes = ['shipping_address', 'billing_address', 'shipments.shipping_method'];

/** Addresses of an order as the official checkout sets them. */
export const orderAddresses: Scenarios = {
  'an id to clone that names no address leaves the order as it is, and the rest is done': async (
    setup,
  ) => {
    const { cl, id: customerId } = await asCustomer(setup, setup.customer);
    const address = await cl.addresses.create(anAddress({ city: 'Asti' }));
    const kept = await cl.customer_addresses.create({
      customer_email: setup.customer.email,
      customer: cl.customers.relationship(customerId),
      address: cl.addresses.relationship(address),
    });
    // As the official checkout finds the customer address an order's address was cloned from.
    await cl.addresses.update({ id: address.id, reference: kept.id });
    const { id } = await fillCart(cl, 'CORKSCREW', {});
    const cloned = await cl.orders.update(
      { id, _billing_address_clone_id: address.id, _shipping_address_clone_id: address.id },
      { include: includes },
    );
    assert.equal(cloned.billing_address?.reference, kept.id);
    for (const unknown of [kept.id, 'AAAAAAAAAA']) {
      const same = await cl.orders.update(
        {
          id,
          _billing_address_clone_id: unknown,
          _shipping_address_clone_id: unknown,
          language_code: 'de',
        },
        { include: includes },
      );
      assert.equal(same.language_code, 'de');
      assert.equal(same.billing_address?.id, cloned.billing_address?.id);
      assert.equal(same.shipping_address?.id, cloned.shipping_address?.id);
    }
    const guest = await asGuest(setup);
    const theirs = await fillCart(guest, 'CORKSCREW', {});
    const without = await guest.orders.update(
      { id: theirs.id, _shipping_address_clone_id: address.id },
      { include: includes },
    );
    assert.equal(without.shipping_address, null);
  },
  'making one address like the other again builds the shipments anew, without a method': async (
    setup,
  ) => {
    const cl = await asGuest(setup);
    const { id } = await fillCart(cl, 'CORKSCREW');
    const address = await cl.addresses.create(anAddress());
    const first = await cl.orders.update(
      {
        id,
        billing_address: cl.addresses.relationship(address),
        _shipping_address_same_as_billing: true,
      },
      { include: ['shipments.available_shipping_methods'] },
    );
    const choose = async (shipmentId: string) => {
      const method = first.shipments?.[0]?.available_shipping_methods?.[0];
      await cl.shipments.update({
        id: shipmentId,
        shipping_method: cl.shipping_methods.relationship(method?.id ?? ''),
      });
    };
    let before = first.shipments?.[0]?.id ?? '';
    for (const trigger of [
      '_shipping_address_same_as_billing',
      '_billing_address_same_as_shipping',
    ]) {
      await choose(before);
      assert.notEqual((await cl.orders.retrieve(id)).shipping_amount_cents, 0);
      const again = await cl.orders.update({ id, [trigger]: true }, { include: includes });
      const [shipment, ...others] = again.shipments ?? [];
      assert.deepEqual(others, []);
      assert.ok(shipment);
      assert.notEqual(shipment.id, before);
      assert.equal(shipment.shipping_method, null);
      assert.equal(again.shipping_amount_cents, 0);
      assert.equal(again.shipping_address?.city, again.billing_address?.city);
      before = shipment.id;
    }
  },
};
