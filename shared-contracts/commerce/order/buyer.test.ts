/** @jest-environment node */
import { document, fieldErrorDocument } from '../testing/document.ts';
import { anAddress, anOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { attachOrder } from './attach-order.ts';
import { clearCoupon } from './clear-coupon.ts';
import { setAddresses } from './set-addresses.ts';
import { setCoupon } from './set-coupon.ts';
import { setEmail } from './set-email.ts';
import { setMetadata } from './set-metadata.ts';

const PATCH = 'PATCH orders/orderIdAaa';
const order = { body: document(anOrder()) };
const refusedCoupon = { status: 422, body: fieldErrorDocument('coupon_code', 'invalid') };
const orderId = 'orderIdAaa';

describe('setEmail', () => {
  it('C4 writes the e-mail and gets the order in one call', async () => {
    const { calls } = fakePlatform({ [PATCH]: order });
    expect(await setEmail({ orderId, email: ' ada@example.com ' })(callContext())).toMatchObject({
      ok: true,
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body.data?.attributes).toEqual({ customer_email: 'ada@example.com' });
    expect(calls[0]?.query.get('include')).toContain('line_items');
  });

  it('X tries again with the coupon cleared when the coupon is in the way', async () => {
    const { calls } = fakePlatform({ [PATCH]: [refusedCoupon, order] });
    expect(await setEmail({ orderId, email: 'ada@example.com' })(callContext())).toMatchObject({
      ok: true,
    });
    expect(calls[1]?.body.data?.attributes).toEqual({
      customer_email: 'ada@example.com',
      coupon_code: '',
    });
  });

  it('X tries once more only', async () => {
    const { calls } = fakePlatform({ [PATCH]: refusedCoupon });
    expect(await setEmail({ orderId, email: 'ada@example.com' })(callContext())).toMatchObject({
      ok: false,
    });
    expect(calls).toHaveLength(2);
  });

  it('X keeps the coupon when something else is refused', async () => {
    const { calls } = fakePlatform({
      [PATCH]: { status: 422, body: fieldErrorDocument('customer_email', 'invalid') },
    });
    expect(await setEmail({ orderId, email: 'ada' })(callContext())).toMatchObject({
      error: { code: 'VALIDATION' },
    });
    expect(calls).toHaveLength(1);
  });
});

it('T5 attaches the order to the customer, X without the coupon if need be', async () => {
  const { calls } = fakePlatform({ [PATCH]: [refusedCoupon, order] });
  await attachOrder({ orderId, ownerId: 'customerId' })(callContext());
  expect(calls.map((it) => it.body.data?.relationships)).toEqual([
    { customer: { data: { type: 'customers', id: 'customerId' } } },
    { customer: { data: { type: 'customers', id: 'customerId' } } },
  ]);
  expect(calls[1]?.body.data?.attributes).toEqual({ coupon_code: '' });
});

describe('setCoupon', () => {
  it('V7 uses a code for whichever it is', async () => {
    const { calls } = fakePlatform({ [PATCH]: order });
    await setCoupon({ orderId, code: ' WELCOME10 ' })(callContext());
    expect(calls[0]?.body.data?.attributes).toEqual({ gift_card_or_coupon_code: 'WELCOME10' });
  });

  it.each([
    ['coupon', { coupon_code: 'WELCOME10' }],
    ['gift-card', { gift_card_code: 'WELCOME10' }],
  ] as const)('V7 uses the code of a %s as one', async (kind, attributes) => {
    const { calls } = fakePlatform({ [PATCH]: order });
    await setCoupon({ orderId, code: 'WELCOME10', kind })(callContext());
    expect(calls[0]?.body.data?.attributes).toEqual(attributes);
  });

  it('V7 says when there is none', async () => {
    fakePlatform({
      [PATCH]: { status: 422, body: fieldErrorDocument('gift_card_or_coupon_code', 'invalid') },
    });
    expect(await setCoupon({ orderId, code: 'NONESUCH' })(callContext())).toMatchObject({
      error: { code: 'INVALID_COUPON', fields: [{ field: 'gift_card_or_coupon_code' }] },
    });
  });

  it('V7 takes either off', async () => {
    const { calls } = fakePlatform({ [PATCH]: order });
    await clearCoupon({ orderId, kind: 'coupon' })(callContext());
    await clearCoupon({ orderId, kind: 'gift-card' })(callContext());
    expect(calls.map((it) => it.body.data?.attributes)).toEqual([
      { coupon_code: '' },
      { gift_card_code: '' },
    ]);
  });
});

describe('setAddresses', () => {
  const shipping = {
    first_name: 'Ada',
    line_1: 'Via Roma 1',
    city: 'Asti',
    country_code: 'IT',
    phone: '1',
  };

  it('E1 writes one for the parcel and one for the invoice', async () => {
    const { calls } = fakePlatform({
      'POST addresses': [
        { status: 201, body: document(anAddress({}, 'shippingAa')) },
        { status: 201, body: document(anAddress({}, 'billingAaa')) },
      ],
      [PATCH]: order,
    });
    await setAddresses({
      orderId,
      shipping,
      billing: { ...shipping, metadata: { person_type: 'individual' } },
    })(callContext());
    expect(calls[0]?.body.data?.attributes).toMatchObject({ metadata: { isShipping: true } });
    expect(calls[1]?.body.data?.attributes).toMatchObject({ metadata: { isBilling: true } });
    expect(calls[2]?.body.data?.relationships).toMatchObject({
      shipping_address: { data: { id: 'shippingAa' } },
      billing_address: { data: { id: 'billingAaa' } },
    });
  });

  it('E1 has the platform copy the parcel’s address for the invoice', async () => {
    const { calls } = fakePlatform({
      'POST addresses': { status: 201, body: document(anAddress()) },
      [PATCH]: order,
    });
    await setAddresses({ orderId, shipping, billing: 'same' })(callContext());
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body.data).toMatchObject({
      attributes: { _billing_address_same_as_shipping: true },
      relationships: { shipping_address: { data: { id: 'addressAaa' } } },
    });
  });

  it('V1 tells what is refused of the address to bill to from what is refused of the other', async () => {
    const written = { status: 201, body: document(anAddress()) };
    const refused = { status: 422, body: fieldErrorDocument('city', 'blank') };
    const input = { orderId, shipping, billing: shipping };
    fakePlatform({ 'POST addresses': [written, refused] });
    expect(await setAddresses(input)(callContext())).toMatchObject({
      error: { code: 'VALIDATION', fields: [{ field: 'billing_address.city', reason: 'blank' }] },
    });
    fakePlatform({ 'POST addresses': refused });
    expect(await setAddresses(input)(callContext())).toMatchObject({
      error: { fields: [{ field: 'city' }] },
    });
  });

  it('T2 moves the country lock to where the order goes, for a market of several countries', async () => {
    const { calls } = fakePlatform({
      'POST addresses': { status: 201, body: document(anAddress()) },
      [PATCH]: order,
    });
    await setAddresses({
      orderId,
      shipping: { ...shipping, country_code: 'JP' },
      billing: 'same',
    })(callContext());
    expect(calls[1]?.body.data?.attributes).toMatchObject({ shipping_country_code_lock: 'JP' });
  });
});

it('E7 sets keys of the metadata and keeps the others', async () => {
  const before = { body: document(anOrder({ metadata: { etag: 'e1', note: 'a' } })) };
  const { calls } = fakePlatform({ 'GET orders/orderIdAaa': before, [PATCH]: order });
  await setMetadata({ orderId, metadata: { gift_message: 'Auguri' } })(callContext());
  expect(calls[1]?.body.data?.attributes?.metadata).toEqual({
    etag: 'e1',
    note: 'a',
    gift_message: 'Auguri',
  });
});
