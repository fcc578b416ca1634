import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { done, failsWith, openPaymentDesk, type PaymentDesk } from '../../testing/payment-desk.ts';
import { aVoucherCart, payByCard } from '../../testing/payments.ts';

let platform: PaymentDesk['platform'];
let cl: PaymentDesk['cl'];
let integration: PaymentDesk['integration'];
let methodId: PaymentDesk['methodId'];
let place: PaymentDesk['place'];
let transactionsOf: PaymentDesk['transactionsOf'];
beforeEach(async () => {
  ({ platform, cl, integration, methodId, place, transactionsOf } = await openPaymentDesk());
});
afterEach(() => platform.stop());

const order = (id: string) => integration.orders.retrieve(id);

describe('several attempts', () => {
  it('P5 ten at once with one nonce are one order and one authorization', async () => {
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId, 'fake-valid-visa-nonce.once');
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => place(id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await transactionsOf(id)).toEqual([done('authorizations')]);
    expect(await integration.orders.list({ filters: { status_eq: 'placed' } })).toHaveLength(1);
  });

  it('P5 a card that is refused, then another: placed once, stock taken once', async () => {
    const stock = async () => {
      const [sku] = await integration.skus.list({
        filters: { code_eq: 'BARBERA-750' },
        include: ['stock_items'],
      });
      return sku!.stock_items!.reduce((sum, { quantity }) => sum + quantity, 0);
    };
    const { id } = await aCart(cl, 'BARBERA-750', 2);
    await prepareToPlace(cl, id);
    const before = await stock();
    await payByCard(cl, id, methodId, 'fake-processor-declined-visa-nonce');
    await expect(place(id)).rejects.toMatchObject(failsWith('payment_refused'));
    expect(await stock()).toBe(before);
    expect(await order(id)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
    await payByCard(cl, id, methodId, 'fake-valid-mastercard-nonce');
    expect(await place(id)).toMatchObject({ status: 'placed', payment_status: 'authorized' });
    expect(await stock()).toBe(before - 2);
    const [refused, granted] = await transactionsOf(id);
    expect([refused, granted]).toMatchObject([{ succeeded: false }, { succeeded: true }]);
  });

  it('P5 an answer that is lost, then a retry, pay once', async () => {
    const { access_token } = await platform.token();
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId);
    const attempt = (fault: string) =>
      fetch(`${platform.origin}/api/orders/${id}`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${access_token}`,
          accept: 'application/vnd.api+json',
          'content-type': 'application/vnd.api+json',
          ...(fault && { 'x-fault': fault }),
        },
        body: JSON.stringify({ data: { type: 'orders', id, attributes: { _place: true } } }),
      });
    await expect(attempt('drop-after-commit')).rejects.toThrow();
    const retry = await attempt('');
    expect(retry.status).toBe(422);
    expect(await retry.json()).toMatchObject({
      errors: [{ detail: 'status - Placed order cannot be placed' }],
    });
    expect(await transactionsOf(id)).toEqual([done('authorizations')]);
  });
});
