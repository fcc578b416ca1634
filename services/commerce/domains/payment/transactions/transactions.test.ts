import {
  done,
  failsWith,
  openPaymentDesk,
  type PaymentDesk,
} from '../../../testing/payment-desk.ts';
import { aVoucherCart, payByCard } from '../../../testing/payments.ts';

let platform: PaymentDesk['platform'];
let cl: PaymentDesk['cl'];
let integration: PaymentDesk['integration'];
let methodId: PaymentDesk['methodId'];
let place: PaymentDesk['place'];
let aCardOrder: PaymentDesk['aCardOrder'];
let transactionsOf: PaymentDesk['transactionsOf'];
beforeEach(async () => {
  ({ platform, cl, integration, methodId, place, aCardOrder, transactionsOf } =
    await openPaymentDesk());
});
afterEach(() => platform.stop());

const order = (id: string) => integration.orders.retrieve(id);

describe('transactions', () => {
  it('are listed together under their own types, and each type has its own endpoint', async () => {
    const id = await aCardOrder();
    await integration.orders.update({ id, _approve_and_capture: true });
    const list = await integration.transactions.list({ filters: { type_eq: 'captures' } });
    expect([...list].map(({ type }) => String(type))).toEqual(['captures']);
    const [capture] = list;
    expect(await integration.transactions.retrieve(capture!.id)).toMatchObject({
      type: 'captures',
    });
    expect(
      await integration.captures.retrieve(capture!.id, {
        include: ['reference_authorization', 'payment_source', 'order'],
      }),
    ).toMatchObject({
      reference_authorization: { amount_cents: 3_000 },
      payment_source: { type: 'braintree_payments' },
      order: { id },
    });
  });

  it('that failed are moved to succeeded by hand, those that succeeded are not moved back', async () => {
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId, 'fake-processor-failure-jcb-nonce');
    await expect(place(id)).rejects.toMatchObject(failsWith('payment_refused'));
    const [authorization] = await integration.orders.authorizations(id);
    await expect(
      integration.authorizations.update({ id: authorization!.id, _cancel: true }),
    ).rejects.toMatchObject(failsWith('invalid'));
    await integration.authorizations.update({ id: authorization!.id, _forward: true });
    expect(await order(id)).toMatchObject({ status: 'pending', payment_status: 'authorized' });
    expect(await place(id)).toMatchObject({ status: 'placed' });
    await expect(
      integration.authorizations.update({ id: authorization!.id, succeeded: false }),
    ).rejects.toMatchObject(failsWith('invalid'));
    expect(await transactionsOf(id)).toEqual([done('authorizations')]);
  });

  it('P5 that failed are not moved to succeeded once the cart has let go of its source', async () => {
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId, 'fake-processor-failure-jcb-nonce');
    await expect(place(id)).rejects.toMatchObject(failsWith('payment_refused'));
    await cl.orders.update({ id, _nullify_payment_source: true });
    const [authorization] = await integration.orders.authorizations(id);
    await expect(
      integration.authorizations.update({ id: authorization!.id, _forward: true }),
    ).rejects.toMatchObject(failsWith('invalid'));
    expect(await order(id)).toMatchObject({ payment_status: 'unpaid' });
  });

  it('P5 whose order lost its source are found again by _fix_payment_source', async () => {
    const { id } = await aVoucherCart(cl);
    const payment = await payByCard(cl, id, methodId);
    await cl.orders.update({ id, _authorize: true });
    platform.store.update('orders', id, { payment_source_id: null, payment_source_type: null });
    await expect(cl.orders.update({ id, _fix_payment_source: true })).rejects.toMatchObject({
      status: 401,
    });
    expect(
      await integration.orders.update(
        { id, _fix_payment_source: true },
        { include: ['payment_source'] },
      ),
    ).toMatchObject({
      status: 'placed',
      payment_status: 'authorized',
      payment_source: { id: payment.id },
    });
  });

  it('P5 of an order without autorefresh place it by _fix_payment_source at the price they hold', async () => {
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId);
    await cl.orders.update({ id, autorefresh: false, _authorize: true });
    platform.store.update('orders', id, { payment_source_id: null, payment_source_type: null });
    const [price] = await integration.prices.list({ filters: { sku_code_eq: 'VOUCHER' } });
    await integration.prices.update({ id: price!.id, amount_cents: 3_100 });
    expect(await integration.orders.update({ id, _fix_payment_source: true })).toMatchObject({
      status: 'placed',
      total_amount_cents: 3_000,
    });
  });

  it('are nothing a shopper can list or move', async () => {
    const id = await aCardOrder();
    const [authorization] = await integration.orders.authorizations(id);
    for (const refused of [
      cl.transactions.list(),
      cl.authorizations.update({ id: authorization!.id, _void: true }),
      cl.orders.update({ id, _capture: true }),
    ])
      await expect(refused).rejects.toMatchObject({ status: 401 });
  });
});
