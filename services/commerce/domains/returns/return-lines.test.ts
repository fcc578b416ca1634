import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { openShop, type Shop } from '../../testing/orders.ts';
import { aPercentage } from '../../testing/promotions.ts';
import { aReturn, aReturnLine, aReturnOf, aShippedOrder, move } from '../../testing/returns.ts';
import { startPlatform } from '../../testing/start-platform.ts';
import { problemOf } from '../../testing/stock.ts';

let shop: Shop;
let merchant: CommerceLayerBundle;
beforeEach(async () => {
  shop = await openShop(await startPlatform());
  ({ merchant } = shop);
});
afterEach(() => shop.platform.stop());

/** An order of three bottles that has left, a draft return of it and its line. */
const three = async () => {
  const orderId = await aShippedOrder(shop, 'BARBERA-750', 3);
  const { id: lineId } = await shop.goodsLine(orderId);
  return { orderId, lineId, returnId: (await aReturn(merchant, orderId)).id };
};

describe('lines of a return', () => {
  it('tell what comes back and why, and what it is worth', async () => {
    const { orderId, lineId, returnId } = await three();
    const return_reason = { reason: 'corked', note: 'Two of three' };
    const line = await aReturnLine(merchant, returnId, lineId, 2, { return_reason });
    expect(line).toMatchObject({
      sku_code: 'BARBERA-750',
      name: 'Barbera',
      image_url: '/media/barbera.webp',
      quantity: 2,
      total_amount_cents: 2_500,
      formatted_total_amount: '€25,00',
      return_reason,
      restocked_at: null,
    });
    expect(
      await merchant.returns.retrieve(returnId, { include: ['return_line_items.line_item'] }),
    ).toMatchObject({
      skus_count: 2,
      estimated_refund_amount_cents: 2_500,
      return_line_items: [{ id: line.id, line_item: { id: lineId } }],
    });
    expect(
      await merchant.orders.retrieve(orderId, { include: ['line_items.return_line_items'] }),
    ).toMatchObject({
      line_items: expect.arrayContaining([
        expect.objectContaining({ return_line_items: [expect.objectContaining({ id: line.id })] }),
      ]) as unknown,
    });
  });

  it.each([
    [0, 'greater_than'],
    [-1, 'greater_than'],
    [4, 'less_than_or_equal_to'],
  ])('of %p units are refused', async (quantity, error) => {
    const { lineId, returnId } = await three();
    expect(await problemOf(aReturnLine(merchant, returnId, lineId, quantity))).toBe(error);
    const { id } = await aReturnLine(merchant, returnId, lineId, 1);
    expect(await problemOf(merchant.return_line_items.update({ id, quantity }))).toBe(error);
  });

  it('hold their units until their return is canceled or rejected', async () => {
    const { orderId, lineId, returnId } = await three();
    await aReturnLine(merchant, returnId, lineId, 1);
    expect(await problemOf(aReturnLine(merchant, returnId, lineId, 3))).toBe(
      'less_than_or_equal_to',
    );
    const { id: other } = await aReturn(merchant, orderId);
    await aReturnLine(merchant, other, lineId, 2);
    const { id: third } = await aReturn(merchant, orderId);
    const add = () => aReturnLine(merchant, third, lineId, 1);
    expect(await problemOf(add())).toBe('less_than_or_equal_to');
    await move(shop, other, '_request', '_reject');
    await add();
    await move(shop, returnId, '_cancel');
    await add();
    await add();
    expect(await problemOf(add())).toBe('less_than_or_equal_to');
  });

  it('are changed while the return is a draft, and annotated by the merchant later', async () => {
    const { lineId, returnId } = await three();
    const { id } = await aReturnLine(merchant, returnId, lineId, 1);
    const { id: other } = await aReturnLine(merchant, returnId, lineId, 1);
    expect(await merchant.return_line_items.update({ id, quantity: 2 })).toMatchObject({
      quantity: 2,
      total_amount_cents: 2_500,
    });
    await merchant.return_line_items.delete(other);
    expect(await merchant.returns.retrieve(returnId)).toMatchObject({
      skus_count: 2,
      estimated_refund_amount_cents: 2_500,
    });
    await move(shop, returnId, '_request');
    const return_reason = { reason: 'other' };
    expect(await merchant.return_line_items.update({ id, return_reason })).toMatchObject({
      return_reason,
      quantity: 2,
    });
    for (const refused of [
      merchant.return_line_items.update({ id, quantity: 1 }),
      merchant.return_line_items.delete(id),
      aReturnLine(merchant, returnId, lineId, 1),
    ])
      expect(await problemOf(refused)).toBe('invalid_status');
  });

  it('are goods of the order: no other order’s, no shipping, no payment fee', async () => {
    const { orderId, returnId } = await three();
    const { id: foreign } = await shop.goodsLine(await aShippedOrder(shop));
    expect(await problemOf(aReturnLine(merchant, returnId, foreign, 1))).toBe('required');
    for (const type of ['shipments', 'payment_methods']) {
      const [fee] = await merchant.orders.line_items(orderId, { filters: { item_type_eq: type } });
      expect(await problemOf(aReturnLine(merchant, returnId, fee!.id, 1))).toBe('required');
    }
  });
});

describe('the amount of returned units', () => {
  it.each([[[1, 1, 1]], [[2, 1]], [[1, 2]], [[3]]])(
    'comes to the line’s total less discounts in parts of %j',
    async (parts) => {
      // 37.50 less 11 % is no multiple of three cents.
      await aPercentage(merchant, { percentage: 11 });
      const { orderId, lineId } = await three();
      const item = await merchant.line_items.retrieve(lineId);
      const total = (item.total_amount_cents ?? 0) + (item.discount_cents ?? 0);
      expect(total % 3).not.toBe(0);
      let sum = 0;
      for (const quantity of parts) {
        const { id } = await aReturnOf(shop, orderId, quantity);
        const { estimated_refund_amount_cents: cents } = await move(shop, id, '_request');
        expect(cents).toBeGreaterThan(0);
        sum += cents ?? 0;
      }
      expect(sum).toBe(total);
    },
  );

  it('stays exact when a return is canceled in between', async () => {
    await aPercentage(merchant, { percentage: 11 });
    const { orderId, lineId } = await three();
    const item = await merchant.line_items.retrieve(lineId);
    const [first, second] = [await aReturnOf(shop, orderId), await aReturnOf(shop, orderId)];
    await move(shop, first.id, '_cancel');
    const rest = await aReturnOf(shop, orderId, 2);
    expect(
      (second.estimated_refund_amount_cents ?? 0) + (rest.estimated_refund_amount_cents ?? 0),
    ).toBe((item.total_amount_cents ?? 0) + (item.discount_cents ?? 0));
  });
});
