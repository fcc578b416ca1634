import { strict as assert } from 'node:assert';
import type { Order } from '@commercelayer/sdk';
import { anAddress } from '../../testing/an-address.ts';
import { addMarket } from '../add-market.ts';
import type { Scenarios } from '../scenario.ts';
import { asGuest, asIntegration } from '../sign-in.ts';

const include = ['shipments.stock_line_items', 'shipments.stock_transfers', 'stock_line_items'];

/** Units of a shipment: those that are there, and those that a transfer brings. */
const unitsOf = (order: Order) => {
  const [shipment, ...others] = order.shipments ?? [];
  assert.deepEqual(others, []);
  const quantities = (rows: readonly { quantity: number }[] | null | undefined) =>
    rows?.map(({ quantity }) => quantity).sort();
  return {
    there: quantities(shipment?.stock_line_items),
    ofOrder: quantities(order.stock_line_items),
    coming: quantities(shipment?.stock_transfers),
  };
};

/** Goods that are sent from one place and lie in another as well. */
export const stockTransfers: Scenarios = {
  'what a stock transfer brings is a stock line item only once it has come': async (setup) => {
    const office = await asIntegration(setup);
    const [near] = await office.stock_locations.list({ filters: { code_eq: 'alba' } });
    const [far] = await office.stock_locations.list({ filters: { code_eq: 'milano' } });
    const model = await office.inventory_models.create({
      name: 'From Alba',
      strategy: 'ship_from_primary',
    });
    for (const [index, location] of [near, far].entries())
      await office.inventory_stock_locations.create({
        priority: index + 1,
        stock_location: office.stock_locations.relationship(location?.id ?? ''),
        inventory_model: office.inventory_models.relationship(model),
      });
    const { price_list } = await office.markets.retrieve(
      await addMarket(office, {
        code: 'it-transfers',
        values: { inventory_model: office.inventory_models.relationship(model) },
      }),
      { include: ['price_list'] },
    );
    const [category] = await office.shipping_categories.list({ filters: { code_eq: 'gifts' } });
    const sku = await office.skus.create({
      code: 'FAR-AWAY',
      name: 'Far away',
      shipping_category: office.shipping_categories.relationship(category?.id ?? ''),
    });
    await office.prices.create({
      amount_cents: 1_000,
      sku: office.skus.relationship(sku),
      price_list: office.price_lists.relationship(price_list?.id ?? ''),
    });
    for (const [location, quantity] of [
      [near, 2],
      [far, 5],
    ] as const)
      await office.stock_items.create({
        quantity,
        sku: office.skus.relationship(sku),
        stock_location: office.stock_locations.relationship(location?.id ?? ''),
      });

    const cl = await asGuest(setup, 'market:code:it-transfers');
    const { id } = await cl.orders.create({ customer_email: 'ospite@example.com' });
    await cl.line_items.create({
      order: cl.orders.relationship(id),
      sku_code: 'FAR-AWAY',
      quantity: 6,
    });
    const address = await cl.addresses.create(anAddress());
    const order = await cl.orders.update(
      { id, _shipping_address_clone_id: address.id, _billing_address_clone_id: address.id },
      {
        include: [...include, 'shipments.available_shipping_methods', 'available_payment_methods'],
      },
    );
    const split = { there: [2], ofOrder: [2], coming: [4] };
    assert.deepEqual(unitsOf(order), split);

    const [shipment] = order.shipments ?? [];
    const method = shipment?.available_shipping_methods?.[0];
    await cl.shipments.update({
      id: shipment?.id ?? '',
      shipping_method: cl.shipping_methods.relationship(method?.id ?? ''),
    });
    const payment = order.available_payment_methods?.find(
      ({ payment_source_type }) => payment_source_type === 'wire_transfers',
    );
    await cl.orders.update({
      id,
      payment_method: cl.payment_methods.relationship(payment?.id ?? ''),
    });
    await cl.wire_transfers.create({ order: cl.orders.relationship(id) });
    await cl.orders.update({ id, _place: true });
    assert.deepEqual(unitsOf(await office.orders.retrieve(id, { include })), split);

    await office.orders.update({ id, _approve_and_capture: true });
    const [transfer] =
      (await office.orders.retrieve(id, { include: ['stock_transfers'] })).stock_transfers ?? [];
    for (const trigger of ['_picking', '_in_transit', '_complete'])
      await office.stock_transfers.update({ id: transfer?.id ?? '', [trigger]: true });
    const arrived = unitsOf(await office.orders.retrieve(id, { include }));
    assert.deepEqual(arrived, { there: [2, 4], ofOrder: [2, 4], coming: [4] });
    const remaining = await office.stock_items.list({ filters: { sku_code_eq: 'FAR-AWAY' } });
    assert.deepEqual(Array.from(remaining, ({ quantity }) => quantity).sort(), [0, 1]);
  },
};
