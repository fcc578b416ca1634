import { strict as assert } from 'node:assert';
import { fillCart } from '../../fill-cart.ts';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios } from '../../scenario.ts';
import { asGuest, asIntegration } from '../../sign-in.ts';

/** Orders the back office gave a time, as the official checkout counts it down. */
export const expiredOrders: Scenarios = {
  'an order whose time is over takes lines, so that the checkout can say that it is over': async (
    setup,
  ) => {
    const office = await asIntegration(setup);
    const cl = await asGuest(setup);
    const { id } = await fillCart(cl, 'CORKSCREW');
    const expired = await office.orders.update({
      id,
      expires_at: new Date(Date.now() - 60_000).toISOString(),
      expiration_info: { expired_message: 'Troppo tardi' },
    });
    assert.deepEqual(expired.expiration_info, { expired_message: 'Troppo tardi' });
    const line = await cl.line_items.create({
      order: cl.orders.relationship(id),
      sku_code: 'BARBERA-750',
      quantity: 2,
    });
    assert.equal((await cl.line_items.update({ id: line.id, quantity: 1 })).quantity, 1);
    await cl.line_items.delete(line.id);
    const order = await cl.orders.retrieve(id, { include: ['line_items'] });
    assert.deepEqual(
      order.line_items?.map(({ sku_code }) => sku_code),
      ['CORKSCREW'],
    );
    const late = await problemOf(cl.orders.update({ id, _place: true }));
    assert.equal(late.first().meta?.error, 'expired');
  },
};
