/** @jest-environment node */
import { document, fieldErrorDocument } from '../../testing/document.ts';
import { anAddress, anOrder, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { resetAddresses, setAddresses } from './addresses.ts';

const PATCH = 'PATCH orders/orderIdAaa';
const order = { body: document(anOrder()) };
const orderId = 'orderIdAaa';

describe('setAddresses', () => {
  const shipping = {
    first_name: 'Ada',
    line_1: 'Via Roma 1',
    city: 'Asti',
    country_code: 'IT',
    phone: '1',
  };

  it('E1 writes a shipping and a billing address', async () => {
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

  it('E1 makes the platform copy the shipping address for the invoice', async () => {
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

  it('V1 attributes refused fields to the shipping or the billing address', async () => {
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

  it('T2 moves the country lock to the ship-to country, for a market of several countries', async () => {
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

describe('resetAddresses', () => {
  it('T2 E2 locks the order to the country, with its placeholder', async () => {
    const { calls } = fakePlatform({
      'POST addresses': { status: 201, body: document(anAddress({}, 'placeholder')) },
      [PATCH]: order,
    });
    await resetAddresses({ orderId, country: 'NO' })(callContext());
    expect(calls[0]?.body.data?.attributes).toMatchObject({
      city: 'Oslo',
      metadata: { type: 'placeholder' },
    });
    expect(calls[1]?.body.data).toMatchObject({
      attributes: { shipping_country_code_lock: 'NO' },
      relationships: {
        shipping_address: { data: { id: 'placeholder' } },
        billing_address: { data: null },
      },
    });
  });
});
