import { openShop, type Shop } from '../../testing/orders.ts';
import { openPaymentDesk } from '../../testing/payment-desk.ts';
import { aGiftCard } from '../../testing/promotions.ts';
import {
  aReturn,
  aReturnLine,
  aReturnOf,
  aShippedOrder,
  move,
  shipAll,
} from '../../testing/returns.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import { problemOf } from '../../testing/stock.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(await startPlatform());
});
afterEach(() => shop.platform.stop());

const received = async (orderId: string, quantity = 1) => {
  const { id } = await aReturnOf(shop, orderId, quantity);
  return move(shop, id, '_request', '_approve', '_receive');
};
const refund = (id: string, cents?: number) =>
  shop.merchant.returns.update(
    { id, _refund: true, ...(cents !== undefined && { _refund_amount_cents: cents }) },
    { include: ['reference_refund', 'reference_capture'] },
  );

describe('the refund of a return', () => {
  it('P1 pays the estimate from the capture of a wire transfer, once', async () => {
    const orderId = await aShippedOrder(shop);
    const { id } = await received(orderId);
    const row = await refund(id);
    expect(row).toMatchObject({ status: 'refunded', reference_refund: { amount_cents: 1_250 } });
    expect(row.refunded_at).toBeTruthy();
    const order = await shop.merchant.orders.retrieve(orderId, { include: ['refunds.return'] });
    expect(order).toMatchObject({
      payment_status: 'partially_refunded',
      refunds: [{ id: row.reference_refund?.id, succeeded: true, return: { id } }],
    });
    expect(await problemOf(refund(id))).toBe('invalid_status');
    expect(await shop.merchant.orders.refunds(orderId)).toHaveLength(1);
  });

  it('P1 pays another amount when asked, up to what the capture holds', async () => {
    const orderId = await aShippedOrder(shop);
    const [capture] = await shop.merchant.orders.captures(orderId);
    const { id } = await received(orderId);
    for (const cents of [0, -1, (capture?.amount_cents ?? 0) + 1])
      expect(await problemOf(refund(id, cents))).toBe('inclusion');
    expect(await shop.merchant.returns.retrieve(id)).toMatchObject({ status: 'received' });
    expect(await refund(id, capture?.amount_cents)).toMatchObject({ status: 'refunded' });
    const { id: other } = await received(orderId);
    expect(await problemOf(refund(other))).toBe('invalid');
  });

  it('goes to a card as to a wire transfer', async () => {
    const desk = await openPaymentDesk();
    const orderId = await desk.aCardOrder();
    await desk.integration.orders.update({ id: orderId, _approve_and_capture: true });
    await desk.integration.orders.update({ id: orderId, _fulfill: true });
    const { id } = await aReturn(desk.integration, orderId);
    const [line] = await desk.integration.orders.line_items(orderId, {
      filters: { item_type_eq: 'skus' },
    });
    await aReturnLine(desk.integration, id, line!.id, 1);
    for (const trigger of ['_request', '_approve', '_receive', '_refund'])
      await desk.integration.returns.update({ id, [trigger]: true });
    expect(await desk.integration.orders.retrieve(orderId)).toMatchObject({
      payment_status: 'refunded',
    });
    await desk.platform.stop();
  });

  it('is refused for an order that a gift card paid alone: nothing was captured', async () => {
    const { code } = await aGiftCard(shop.merchant, { balance_cents: 100_000 });
    const orderId = await shop.ready();
    await shop.guest.orders.update({ id: orderId, gift_card_code: code });
    await shop.guest.orders.update({ id: orderId, _place: true });
    await shop.merchant.orders.update({ id: orderId, _approve: true });
    await shipAll(shop, orderId);
    const { id, estimated_refund_amount_cents } = await received(orderId);
    expect(estimated_refund_amount_cents).toBe(1_250);
    expect(await problemOf(refund(id))).toBe('blank');
    expect(await shop.merchant.returns.retrieve(id)).toMatchObject({ status: 'received' });
  });

  it('is at most what was captured of an order that a gift card paid in part', async () => {
    const { code } = await aGiftCard(shop.merchant, { balance_cents: 3_000 });
    const orderId = await shop.ready();
    await shop.guest.orders.update({ id: orderId, gift_card_code: code });
    await shop.guest.orders.update({ id: orderId, _place: true });
    await shop.merchant.orders.update({ id: orderId, _approve_and_capture: true });
    await shipAll(shop, orderId);
    const { id, estimated_refund_amount_cents } = await received(orderId, 2);
    expect(estimated_refund_amount_cents).toBe(2_500);
    expect(await problemOf(refund(id))).toBe('inclusion');
    const [capture] = await shop.merchant.orders.captures(orderId);
    expect(await refund(id, capture?.amount_cents)).toMatchObject({ status: 'refunded' });
  });

  it('uses the capture that the return names', async () => {
    const orderId = await shop.placed('BARBERA-750', 2);
    await shop.merchant.orders.update({ id: orderId, _approve: true });
    const [authorization] = await shop.merchant.orders.authorizations(orderId);
    const capture = (cents: number) =>
      shop.merchant.authorizations.update({
        id: authorization?.id ?? '',
        _capture: true,
        _capture_amount_cents: cents,
      });
    await capture(2_000);
    await capture(1_500);
    await shipAll(shop, orderId);
    const { id } = await received(orderId, 2);
    const [first] = await shop.merchant.orders.captures(orderId);
    expect(await problemOf(refund(id))).toBe('inclusion');
    await shop.merchant.returns.update({
      id,
      reference_capture: shop.merchant.captures.relationship(first!.id),
    });
    expect(await refund(id, 1_800)).toMatchObject({ reference_capture: { id: first?.id } });
  });
});
