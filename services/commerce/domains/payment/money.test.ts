import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { done, failsWith, openPaymentDesk, type PaymentDesk } from '../../testing/payment-desk.ts';
import { addCardPayment, aVoucherCart, payByCard } from '../../testing/payments.ts';

let cl: PaymentDesk['cl'];
let integration: PaymentDesk['integration'];
let place: PaymentDesk['place'];
let aCardOrder: PaymentDesk['aCardOrder'];
let transactionsOf: PaymentDesk['transactionsOf'];
let platform: PaymentDesk['platform'];
beforeEach(async () => {
  ({ platform, cl, integration, place, aCardOrder, transactionsOf } = await openPaymentDesk());
});
afterEach(() => platform.stop());

const order = (id: string) => integration.orders.retrieve(id);
const eventsOf = async (id: string) =>
  [...(await integration.orders.events(id, { pageSize: 25 }))].map(({ name }) => name);

describe('the way of an order’s money', () => {
  it('P1 is authorized by placing, paid by capturing, refunded', async () => {
    const id = await aCardOrder();
    const [authorization] = await integration.orders.authorizations(id);
    const { number } = await order(id);
    expect(authorization).toMatchObject({
      number: `#${number}/T/001`,
      currency_code: 'EUR',
      payment_method_type: 'braintree_payments',
      token: expect.stringMatching(/^\w{24}$/) as string,
      gateway_transaction_id: expect.stringMatching(/^[a-z0-9]{8}$/) as string,
      capture_balance_cents: 3_000,
      void_balance_cents: 3_000,
    });
    await integration.orders.update({ id, _approve: true });
    expect(await integration.orders.update({ id, _capture: true })).toMatchObject({
      status: 'approved',
      payment_status: 'paid',
    });
    expect(await integration.orders.update({ id, _refund: true })).toMatchObject({
      payment_status: 'refunded',
    });
    expect(await transactionsOf(id)).toEqual(
      ['authorizations', 'captures', 'refunds'].map((type) => done(type)),
    );
    expect(await eventsOf(id)).toEqual(
      expect.arrayContaining(
        ['authorize', 'place', 'approve', 'pay', 'refund'].map((it) => `orders.${it}`),
      ),
    );
    const [refund] = await integration.orders.refunds(id);
    expect([...(await integration.refunds.events(refund!.id))].map(({ name }) => name)).toEqual(
      expect.arrayContaining(['refunds.create', 'refunds.succeeded']),
    );
  });

  it('is captured, refunded and voided in parts, never more than there is', async () => {
    const id = await aCardOrder();
    await integration.orders.update({ id, _approve: true });
    const [authorization] = await integration.orders.authorizations(id);
    const capture = (_capture_amount_cents: number) =>
      integration.authorizations.update({
        id: authorization!.id,
        _capture: true,
        _capture_amount_cents,
      });
    expect(await capture(1_000)).toMatchObject({ capture_balance_cents: 2_000 });
    expect(await order(id)).toMatchObject({ payment_status: 'partially_paid' });
    for (const amount of [2_001, 0, -5])
      await expect(capture(amount)).rejects.toMatchObject(failsWith('inclusion'));

    const [first] = await integration.orders.captures(id);
    const refund = (_refund_amount_cents: number) =>
      integration.captures.update({ id: first!.id, _refund: true, _refund_amount_cents });
    expect(await refund(400)).toMatchObject({ refund_balance_cents: 600 });
    await expect(refund(601)).rejects.toMatchObject(failsWith('inclusion'));
    expect(await order(id)).toMatchObject({ payment_status: 'partially_refunded' });

    await integration.authorizations.update({ id: authorization!.id, _void: true });
    await expect(capture(1)).rejects.toMatchObject(failsWith('invalid'));
    await integration.orders.update({ id, _refund: true });
    expect(await order(id)).toMatchObject({ payment_status: 'refunded' });
    expect(await transactionsOf(id)).toEqual([
      done('authorizations'),
      done('captures', 1_000),
      done('refunds', 400),
      done('voids', 2_000),
      done('refunds', 600),
    ]);
  });

  it('emits orders.refund when the payment status changes, and refunds.create for each refund', async () => {
    const id = await aCardOrder();
    await integration.orders.update({ id, _approve_and_capture: true });
    const [capture] = await integration.orders.captures(id);
    const ofTheOrder = async () =>
      (await eventsOf(id)).filter((it) => it === 'orders.refund').length;
    const after: [string, number][] = [];
    for (const _refund_amount_cents of [1_000, 500, 1_500]) {
      await integration.captures.update({ id: capture!.id, _refund: true, _refund_amount_cents });
      after.push([(await order(id)).payment_status, await ofTheOrder()]);
    }
    expect(after).toEqual([
      ['partially_refunded', 1],
      ['partially_refunded', 1],
      ['refunded', 2],
    ]);
    const refunds = await integration.orders.refunds(id);
    expect(refunds).toHaveLength(3);
    for (const refund of refunds)
      expect([...(await integration.refunds.events(refund.id))].map(({ name }) => name)).toEqual(
        expect.arrayContaining(['refunds.create', 'refunds.succeeded']),
      );
  });

  it('is voided when the order is cancelled, and an order that keeps money is not', async () => {
    const id = await aCardOrder();
    expect(await integration.orders.update({ id, _cancel: true })).toMatchObject({
      status: 'cancelled',
      payment_status: 'voided',
    });
    expect(await transactionsOf(id)).toEqual([done('authorizations'), done('voids')]);

    const paid = await aCardOrder();
    await integration.orders.update({ id: paid, _approve_and_capture: true });
    await expect(integration.orders.update({ id: paid, _cancel: true })).rejects.toMatchObject(
      failsWith('invalid_status'),
    );
  });

  it('P5 stays as it is while the order is edited', async () => {
    const id = await aCardOrder();
    await integration.orders.update({ id, _start_editing: true });
    await expect(
      integration.orders.update({ id, _nullify_payment_source: true }),
    ).rejects.toMatchObject(failsWith('invalid_status'));
    expect(await integration.orders.update({ id, _stop_editing: true })).toMatchObject({
      status: 'placed',
      payment_status: 'authorized',
    });
    expect(await transactionsOf(id)).toEqual([done('authorizations')]);
  });

  it('P2 needs no one’s leave with a wire transfer, and its fee is a line', async () => {
    const { id } = await aCart(cl, 'BARBERA-750', 1);
    await prepareToPlace(cl, id);
    expect(await place(id)).toMatchObject({
      payment_status: 'authorized',
      payment_method_amount_cents: 300,
      payment_source_details: { type: 'wire_transfer', name: 'Cash on delivery' },
    });
    const [authorization] = await integration.orders.authorizations(id);
    expect(authorization).toMatchObject({
      succeeded: true,
      amount_cents: 1_250 + 700 + 300,
      payment_method_type: 'wire_transfers',
    });
    await integration.orders.update({ id, _approve_and_capture: true });
    expect(await integration.orders.retrieve(id, { include: ['shipments'] })).toMatchObject({
      payment_status: 'paid',
      fulfillment_status: 'in_progress',
      shipments: [{ status: 'picking' }],
    });
  });

  it('P3 does not exist for an order that costs nothing', async () => {
    const cart = await aVoucherCart(cl);
    const [line] = await cl.orders.line_items(cart.id);
    await cl.line_items.delete(line!.id);
    await cl.line_items.create({
      sku_code: 'FREE-SAMPLE',
      quantity: 1,
      order: cl.orders.relationship(cart.id),
    });
    expect(await place(cart.id)).toMatchObject({ status: 'placed', payment_status: 'free' });
    expect(await transactionsOf(cart.id)).toEqual([]);
  });

  it.each([
    [null, 'paid'],
    [3_000, 'paid'],
    [2_999, 'authorized'],
  ])('is taken at once with auto_capture up to %p', async (limit, status) => {
    const method = await addCardPayment(integration, {
      auto_capture: true,
      auto_capture_max_amount_cents: limit,
    });
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, method.id);
    expect(await place(id)).toMatchObject({ status: 'placed', payment_status: status });
  });

  it('lets shipments be prepared before it is taken where the method does not require that', async () => {
    const method = await addCardPayment(integration, { require_capture: false });
    const { id } = await aCart(cl, 'BARBERA-750', 1);
    await prepareToPlace(cl, id);
    await payByCard(cl, id, method.id);
    await place(id);
    expect(await integration.orders.update({ id, _approve: true })).toMatchObject({
      payment_status: 'authorized',
      fulfillment_status: 'in_progress',
    });
  });
});
