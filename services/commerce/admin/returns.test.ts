import { openAdmin, type Admin } from '../testing/admin.ts';
import { openShop, type Shop } from '../testing/orders.ts';
import { aReturn, aReturnLine, aReturnOf, aShippedOrder, move } from '../testing/returns.ts';
import { startPlatform, type RunningPlatform } from '../testing/start-platform.ts';
import { shelvesOf } from '../testing/stock.ts';

let platform: RunningPlatform;
let shop: Shop;
let admin: Admin;
beforeEach(async () => {
  platform = await startPlatform({ COMMERCE_SEED: 'none' });
  shop = await openShop(platform);
  admin = openAdmin(platform);
});
afterEach(() => platform.stop());

const section = async (orderId: string) => {
  const text = await admin.page(`/orders/${orderId}`);
  return text.split('<h2>Returns</h2>')[1]?.split('<h2>')[0] ?? '';
};
const buttons = async (orderId: string) =>
  [...(await section(orderId)).matchAll(/<button[^>]*>\s*([^<]*?)\s*<\/button>/g)].map(
    (it) => it[1],
  );
const requested = async (quantity = 1) => {
  const orderId = await aShippedOrder(shop, 'BARBERA-750', 3);
  const { id } = await aReturnOf(shop, orderId, quantity);
  await move(shop, id, '_request');
  return { orderId, id };
};
const statusOf = async (id: string) => (await shop.merchant.returns.retrieve(id)).status;

describe('a return that a person leads to its end', () => {
  it('is approved, shipped, received, restocked and refunded by the platform’s own operations', async () => {
    const { orderId, id } = await requested();
    const press = (step: string, fields?: Record<string, string>) =>
      admin.press(`/returns/${id}/${step}`, fields);
    expect(await buttons(orderId)).toEqual(['Approve', 'Yes, reject it', 'Yes, cancel it']);
    expect(await press('approve')).toBe('The return is approved.');
    expect(await buttons(orderId)).toEqual(['Ship', 'Receive', 'Yes, cancel it']);
    expect(await press('ship')).toBe('The return is on its way.');
    expect(await buttons(orderId)).toEqual(['Receive', 'Yes, reject it']);
    expect(await press('receive')).toBe('The return has come in.');
    expect(await buttons(orderId)).toEqual(['Restock', 'Yes, refund this amount']);
    expect(await section(orderId)).toContain('value="€12,50"');
    expect(await press('restock')).toBe('The goods are back in stock.');
    expect(shelvesOf(platform, 'BARBERA-750').onHand).toBe(13);
    expect(await press('refund', { amount: '10,00' })).toBe('The return is refunded.');
    expect(await buttons(orderId)).toEqual([]);
    expect(await section(orderId)).toContain('€10,00');
    expect(platform.store.where('refunds', { order_id: orderId })).toMatchObject([
      { amount_cents: 1_000 },
    ]);
    const told = platform.store.where('events', { resource_id: id }).map(({ name }) => name);
    for (const topic of ['approve', 'ship', 'receive', 'restock', 'refund'])
      expect(told).toContain(`returns.${topic}`);
    expect(await admin.page(`/orders/${orderId}`)).toContain('returns.restock');
  });

  it('is rejected or canceled', async () => {
    const one = await requested();
    expect(await admin.press(`/returns/${one.id}/reject`)).toBe('The return is rejected.');
    const other = await requested();
    expect(await admin.press(`/returns/${other.id}/cancel`)).toBe('The return is cancelled.');
    expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['rejected', 'cancelled']);
  });

  it('is shown with its goods, their reason and what it was requested with', async () => {
    const orderId = await aShippedOrder(shop);
    expect(await section(orderId)).toContain('Nothing has been returned.');
    const { id } = await aReturn(shop.merchant, orderId);
    const { id: lineId } = await shop.goodsLine(orderId);
    const return_reason = { reason: 'corked <b>' };
    await aReturnLine(shop.merchant, id, lineId, 2, { return_reason });
    const metadata = { withdrawal: { received_at: '2026-11-28', name: 'Ada' }, note: 'Ring' };
    await shop.merchant.returns.update({ id, metadata });
    const text = await section(orderId);
    for (const part of [
      '/R/0001',
      'Barbera',
      'BARBERA-750',
      'reason “corked &lt;b&gt;”',
      'received_at “2026-11-28”, name “Ada”',
      'Ring',
      '€25,00',
    ])
      expect(text).toContain(part);
  });

  it('says why a step is refused, and changes nothing', async () => {
    const { id } = await requested();
    for (const [step, why] of [
      ['ship', 'Ship was refused: Requested return cannot be shipped.'],
      ['receive', 'Receive was refused: Requested return cannot be received.'],
      ['restock', 'Restock was refused: Requested return cannot be restocked.'],
      ['refund', 'Refund was refused: Requested return cannot be refunded.'],
    ] as const)
      expect(await admin.press(`/returns/${id}/${step}`)).toBe(`problem: ${why}`);
    expect(await statusOf(id)).toBe('requested');
    for (const path of ['/returns/nobody/approve', `/returns/${id}/toString`])
      expect(await admin.press(path)).toMatch(/was refused: Record not found\.$/);
  });

  it('keeps an amount that cannot be refunded in its field', async () => {
    const { orderId, id } = await requested();
    await move(shop, id, '_approve', '_receive');
    for (const [amount, why] of [
      ['', 'Type the amount to refund.'],
      ['a lot', 'is not an amount in EUR'],
      ['999', 'is left to refund.'],
    ] as const) {
      const { location, said } = await admin.send(`/returns/${id}/refund`, { amount });
      expect(said).toContain(why);
      const after = (await admin.page(location.replace('/_admin', ''))).split(
        '<h2>Returns</h2>',
      )[1];
      expect(after).toContain('<details open>');
      expect(after).toContain(`value="${amount}"`);
    }
    expect(await statusOf(id)).toBe('received');
    expect(await admin.press(`/returns/${id}/refund`, { amount: '5', left: '1' })).toContain(
      'what is left has changed',
    );
    expect(await admin.press(`/returns/${id}/refund`)).toBe('The return is refunded.');
    expect(platform.store.where('refunds', { order_id: orderId })).toMatchObject([
      { amount_cents: 1_250 },
    ]);
  });

  it('presets the refund with the sum that the shop states', async () => {
    const { orderId, id } = await requested();
    await move(shop, id, '_approve', '_receive');
    await shop.merchant.returns.update({ id, metadata: { refund: { total_cents: 1_423 } } });
    expect(await section(orderId)).toContain('value="€14,23"');
  });

  it('offers no refund if nothing is left to refund', async () => {
    const { orderId, id } = await requested();
    await move(shop, id, '_approve', '_receive');
    await shop.merchant.orders.update({ id: orderId, _refund: true });
    expect(await buttons(orderId)).toEqual(['Restock']);
    expect(await admin.press(`/returns/${id}/refund`, { amount: '5' })).toBe(
      'problem: Refund was refused: nothing is left to refund.',
    );
  });
});
