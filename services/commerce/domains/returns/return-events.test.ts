import { openShop } from '../../testing/orders.ts';
import { aReturn, aReturnOf, aShippedOrder, move } from '../../testing/returns.ts';
import { withReceiver } from '../../testing/with-receiver.ts';

const hub = withReceiver();

describe('webhooks of returns', () => {
  it('hear of every step, with the lines they include', async () => {
    const shop = await openShop(hub.platform);
    const orderId = await aShippedOrder(shop, 'BARBERA-750', 4);
    const steps = ['create', 'request', 'approve', 'cancel', 'ship', 'reject', 'receive'];
    for (const step of [...steps, 'restock', 'refund', 'destroy'])
      await hub.aWebhook(`returns.${step}`, { include_resources: ['return_line_items'] });
    const { id } = await aReturnOf(shop, orderId);
    await move(shop, id, '_request', '_approve', '_ship', '_receive', '_restock', '_refund');
    const { id: rejected } = await aReturnOf(shop, orderId);
    await move(shop, rejected, '_request', '_reject');
    const { id: cancelled } = await aReturnOf(shop, orderId);
    await move(shop, cancelled, '_cancel');
    const { id: deleted } = await aReturn(shop.merchant, orderId);
    await shop.merchant.returns.delete(deleted);
    await hub.settled();
    expect([...hub.topics()].sort()).toEqual(
      [
        ...['create', 'request', 'approve', 'ship', 'receive', 'restock', 'refund'],
        ...['create', 'request', 'reject'],
        ...['create', 'cancel'],
        ...['create', 'destroy'],
      ]
        .map((step) => `returns.${step}`)
        .sort(),
    );
    const row = await shop.merchant.returns.retrieve(id, { include: ['events'] });
    expect(row.events?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['returns.create', 'returns.receive', 'returns.refund']),
    );
    const asked = hub.receiver.received.find(({ topic }) => topic === 'returns.request');
    expect(JSON.stringify(asked?.document)).toContain('"sku_code":"BARBERA-750"');
  });
});
