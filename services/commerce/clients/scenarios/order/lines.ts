import { strict as assert } from 'node:assert';
import { fillCart } from '../../fill-cart.ts';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios } from '../../scenario.ts';
import { asGuest, asIntegration } from '../../sign-in.ts';

/** C4: lines of an order and their options. */
export const lines: Scenarios = {
  'C4 line_items are created from SKUs and bundles, added up, changed and deleted': async (
    setup,
  ) => {
    const cl = await asGuest(setup);
    const { id } = await cl.orders.create({});
    const order = cl.orders.relationship(id);
    const [sku] = await cl.skus.list({ filters: { code_eq: 'CORKSCREW' } });
    const line = await cl.line_items.create({
      order,
      item: cl.skus.relationship(sku?.id ?? ''),
      sku_code: 'CORKSCREW',
      quantity: 1,
      name: 'Cavatappi in olivo',
      image_url: 'https://example.com/cavatappi.webp',
      _update_quantity: true,
      metadata: { maxQuantity: 6, url: '/cavatappi' },
    });
    assert.equal(line.item_type, 'skus');
    assert.equal(line.name, 'Cavatappi in olivo');
    assert.equal(line.unit_amount_float, 20);
    assert.deepEqual(line.metadata, { maxQuantity: 6, url: '/cavatappi' });
    const again = { order, sku_code: 'CORKSCREW', quantity: 2, _update_quantity: true };
    const same = await cl.line_items.create(again);
    assert.equal(same.id, line.id);
    assert.equal(same.quantity, 3);
    const bundle = await cl.line_items.create({ order, bundle_code: 'DUO', quantity: 1 });
    assert.equal(bundle.item_type, 'bundles');
    assert.equal(bundle.bundle_code, 'DUO');
    const changed = await cl.line_items.update({ id: line.id, quantity: 1 });
    assert.equal(changed.total_amount_cents, 2_000);
    await cl.line_items.delete(bundle.id);
    const remaining = await cl.orders.line_items(id);
    assert.deepEqual(
      Array.from(remaining, (it) => it.sku_code),
      ['CORKSCREW'],
    );
    const tooMany = await problemOf(cl.line_items.update({ id: line.id, quantity: 100_000 }));
    assert.equal(tooMany.first().meta?.error, 'out_of_stock');
  },
  'C4 line_item_options are created and updated': async (setup) => {
    const office = await asIntegration(setup);
    const [option] = await office.sku_options.list({
      filters: { reference_eq: 'greeting-card' },
    });
    const cl = await asGuest(setup);
    const { id } = await fillCart(cl);
    const [line] = await cl.orders.line_items(id);
    const created = await cl.line_item_options.create({
      line_item: cl.line_items.relationship(line?.id ?? ''),
      sku_option: cl.sku_options.relationship(option?.id ?? ''),
      quantity: 1,
      options: { description: 'Auguri' },
    });
    assert.deepEqual(created.options, { description: 'Auguri' });
    const changed = await cl.line_item_options.update({ id: created.id, quantity: 2 });
    assert.equal(changed.quantity, 2);
    const read = await cl.line_items.retrieve(line?.id ?? '', {
      include: ['line_item_options', 'line_item_options.sku_option'],
    });
    assert.equal(read.line_item_options?.[0]?.sku_option?.id, option?.id);
    assert.equal(read.line_item_options?.[0]?.name, 'Biglietto');
  },
};
