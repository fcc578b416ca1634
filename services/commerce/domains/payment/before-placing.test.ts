import { done, failsWith, openPaymentDesk, type PaymentDesk } from '../../testing/payment-desk.ts';
import { addCardPayment, aVoucherCart, payByCard } from '../../testing/payments.ts';

let cl: PaymentDesk['cl'];
let integration: PaymentDesk['integration'];
let methodId: PaymentDesk['methodId'];
let place: PaymentDesk['place'];
let transactionsOf: PaymentDesk['transactionsOf'];
let platform: PaymentDesk['platform'];
beforeEach(async () => {
  ({ platform, cl, integration, methodId, place, transactionsOf } = await openPaymentDesk());
});
afterEach(() => platform.stop());

const order = (id: string) => integration.orders.retrieve(id);

describe('authorizing before placing', () => {
  const authorize = (id: string, cents?: number) =>
    cl.orders.update({
      id,
      _authorize: true,
      ...(cents !== undefined && { _authorization_amount_cents: cents }),
    });

  it('is not done again by placing', async () => {
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId);
    expect(await authorize(id)).toMatchObject({ status: 'pending', payment_status: 'authorized' });
    expect(await place(id)).toMatchObject({ status: 'placed', payment_status: 'authorized' });
    expect(await transactionsOf(id)).toEqual([done('authorizations')]);
  });

  it.each([
    ['today’s price only once it was shown', true],
    ['the price that an order without autorefresh keeps', false],
  ])('P5 takes %s', async (_, autorefresh) => {
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId);
    await cl.orders.update({ id, autorefresh });
    const [price] = await integration.prices.list({ filters: { sku_code_eq: 'VOUCHER' } });
    await integration.prices.update({ id: price!.id, amount_cents: 3_100 });
    if (autorefresh) {
      await expect(authorize(id)).rejects.toMatchObject(failsWith('mismatched_amounts'));
      await cl.orders.update({ id, _refresh: true });
    }
    await authorize(id);
    expect(await transactionsOf(id)).toEqual([done('authorizations', autorefresh ? 3_100 : 3_000)]);
  });

  it('P5 in part leaves the order a cart until the rest is authorized too', async () => {
    const { id } = await aVoucherCart(cl);
    const payment = await payByCard(cl, id, methodId);
    expect(await authorize(id, 1_000)).toMatchObject({ payment_status: 'partially_authorized' });
    await expect(place(id)).rejects.toMatchObject(failsWith('mismatched_amounts'));
    await expect(authorize(id, 2_001)).rejects.toMatchObject(failsWith('inclusion'));
    await cl.braintree_payments.update({
      id: payment.id,
      payment_method_nonce: 'fake-valid-amex-nonce',
    });
    await authorize(id);
    expect(await place(id)).toMatchObject({ status: 'placed', payment_status: 'authorized' });
    expect(await transactionsOf(id)).toEqual([
      done('authorizations', 1_000),
      done('authorizations', 2_000),
    ]);
  });

  it('P5 must be canceled and repeated once the order has changed', async () => {
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId);
    await authorize(id);
    const [line] = await cl.orders.line_items(id);
    await cl.line_items.update({ id: line!.id, quantity: 2 });
    await expect(place(id)).rejects.toMatchObject({
      errors: [
        {
          detail: 'payment_source - authorized amount must match',
          meta: { error: 'mismatched_amounts', value: 3_000 },
        },
      ],
    });
    const [authorization] = await integration.orders.authorizations(id);
    await integration.authorizations.update({ id: authorization!.id, _cancel: true });
    expect(await order(id)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
    await payByCard(cl, id, methodId);
    expect(await place(id)).toMatchObject({ payment_status: 'authorized' });
    expect(await transactionsOf(id)).toEqual([
      done('authorizations'),
      done('voids'),
      done('authorizations', 6_000),
    ]);
  });

  it.each([
    [
      'another payment method',
      (id: string, other: string) => ({
        id,
        payment_method: { type: 'payment_methods' as const, id: other },
      }),
    ],
    ['no payment source', (id: string) => ({ id, _nullify_payment_source: true })],
  ])('is undone with %s', async (_, change) => {
    const [cash] = await integration.payment_methods.list({
      filters: { name_eq: 'Cash on delivery' },
    });
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId);
    await authorize(id);
    expect(await cl.orders.update(change(id, cash!.id))).toMatchObject({
      payment_status: 'unpaid',
    });
    expect(await transactionsOf(id)).toEqual([done('authorizations'), done('voids')]);
  });

  it('is undone with another payment source of the same method', async () => {
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId);
    await authorize(id);
    await payByCard(cl, id, methodId, 'fake-valid-amex-nonce');
    expect(await order(id)).toMatchObject({ payment_status: 'unpaid' });
    expect(await transactionsOf(id)).toEqual([done('authorizations'), done('voids')]);
  });

  it('places the order by itself with auto_place, and keeps the money when it cannot', async () => {
    const method = await addCardPayment(integration, { auto_place: true, auto_capture: true });
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, method.id);
    expect(await authorize(id)).toMatchObject({ status: 'placed', payment_status: 'paid' });

    const cart = await aVoucherCart(cl);
    await payByCard(cl, cart.id, method.id);
    await cl.orders.update({ id: cart.id, billing_address: cl.addresses.relationship(null) });
    await expect(authorize(cart.id)).rejects.toMatchObject(failsWith('blank'));
    expect(await order(cart.id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    const [capture] = await integration.orders.captures(cart.id);
    await integration.captures.update({ id: capture!.id, _cancel: true });
    expect(await order(cart.id)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
  });
});
