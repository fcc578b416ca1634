/** @jest-environment node */
import { document, fieldErrorDocument } from '../../testing/document.ts';
import { anOrder, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { attachOrder, setEmail } from './buyer.ts';

const PATCH = 'PATCH orders/orderIdAaa';
const order = { body: document(anOrder()) };
const refusedCoupon = { status: 422, body: fieldErrorDocument('coupon_code', 'invalid') };
const orderId = 'orderIdAaa';

describe('setEmail', () => {
  it('C4 writes the e-mail and reads the order in one call', async () => {
    const { calls } = fakePlatform({ [PATCH]: order });
    expect(await setEmail({ orderId, email: ' ada@example.com ' })(callContext())).toMatchObject({
      ok: true,
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body.data?.attributes).toEqual({ customer_email: 'ada@example.com' });
    expect(calls[0]?.query.get('include')).toContain('line_items');
  });

  it('X retries without the coupon if the coupon is refused', async () => {
    const { calls } = fakePlatform({ [PATCH]: [refusedCoupon, order] });
    expect(await setEmail({ orderId, email: 'ada@example.com' })(callContext())).toMatchObject({
      ok: true,
    });
    expect(calls[1]?.body.data?.attributes).toEqual({
      customer_email: 'ada@example.com',
      coupon_code: '',
    });
  });

  it('X retries only once', async () => {
    const { calls } = fakePlatform({ [PATCH]: refusedCoupon });
    expect(await setEmail({ orderId, email: 'ada@example.com' })(callContext())).toMatchObject({
      ok: false,
    });
    expect(calls).toHaveLength(2);
  });

  it('X keeps the coupon if another field is refused', async () => {
    const { calls } = fakePlatform({
      [PATCH]: { status: 422, body: fieldErrorDocument('customer_email', 'invalid') },
    });
    expect(await setEmail({ orderId, email: 'ada' })(callContext())).toMatchObject({
      error: { code: 'VALIDATION' },
    });
    expect(calls).toHaveLength(1);
  });
});

it('T5 attaches the order to the customer, X without the coupon if it is refused', async () => {
  const { calls } = fakePlatform({ [PATCH]: [refusedCoupon, order] });
  await attachOrder({ orderId, ownerId: 'customerId' })(callContext());
  expect(calls.map((it) => it.body.data?.relationships)).toEqual([
    { customer: { data: { type: 'customers', id: 'customerId' } } },
    { customer: { data: { type: 'customers', id: 'customerId' } } },
  ]);
  expect(calls[1]?.body.data?.attributes).toEqual({ coupon_code: '' });
});
