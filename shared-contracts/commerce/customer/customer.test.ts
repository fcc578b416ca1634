/** @jest-environment node */
import {
  ACCESS_DENIED,
  document,
  fieldErrorDocument,
  listDocument,
  NOT_FOUND,
  resource,
} from '../testing/document.ts';
import { anAddress, anOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { addAddress } from './add-address.ts';
import { listAddresses } from './list-addresses.ts';
import { listOpenOrders } from './list-open-orders.ts';
import { listOrders } from './list-orders.ts';
import { registerCustomer } from './register-customer.ts';
import { removeAddress } from './remove-address.ts';
import { retrieveCustomer } from './retrieve-customer.ts';
import { subscribe } from './subscribe.ts';
import { updateAddress } from './update-address.ts';
import { updateCustomer } from './update-customer.ts';

const ownerId = 'ownerIdAaa';
const link = (id: string, address = anAddress()) =>
  resource('customer_addresses', id, {}, { address });
const aCustomer = (attributes = {}) =>
  resource(
    'customers',
    ownerId,
    { email: 'ada@example.com', has_password: true, metadata: { consent: true }, ...attributes },
    { customer_addresses: [link('linkIdAaaa')] },
  );
const CUSTOMER = { 'GET customers/ownerIdAaa': { body: document(aCustomer()) } };

describe('registerCustomer', () => {
  const input = { email: ' ada@example.com ', password: 'secret' };

  it('S10 makes a customer with a password', async () => {
    const { calls } = fakePlatform({
      'POST customers': { status: 201, body: document(aCustomer()) },
    });
    expect(await registerCustomer(input)(callContext())).toMatchObject({
      ok: true,
      value: { id: ownerId },
    });
    expect(calls[0]?.body.data?.attributes).toEqual({
      email: 'ada@example.com',
      password: 'secret',
    });
  });

  it('X says when the e-mail is registered already', async () => {
    fakePlatform({ 'POST customers': { status: 422, body: fieldErrorDocument('email', 'taken') } });
    expect(await registerCustomer(input)(callContext())).toMatchObject({
      error: { code: 'EMAIL_TAKEN' },
    });
  });
});

describe('retrieveCustomer', () => {
  it('C3 reads the customer with the addresses', async () => {
    fakePlatform(CUSTOMER);
    expect(await retrieveCustomer(ownerId)(callContext())).toMatchObject({
      value: {
        email: 'ada@example.com',
        hasPassword: true,
        addresses: [{ id: 'linkIdAaaa', address: { city: 'Asti' } }],
      },
    });
  });

  it('X shows someone else’s as missing', async () => {
    fakePlatform({ 'GET customers/ownerIdAaa': { status: 401, body: ACCESS_DENIED } });
    expect(await retrieveCustomer(ownerId)(callContext())).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});

describe('listOpenOrders', () => {
  const market = { market_id: '', market_code: 'it-eur' };
  const ORDERS = 'GET customers/ownerIdAaa/orders';

  it('T1 finds drafts and pending orders of the market, the latest first', async () => {
    const { calls } = fakePlatform({
      [ORDERS]: { body: listDocument([resource('orders', 'orderIdAaa', { skus_count: 3 })]) },
    });
    expect(await listOpenOrders({ ownerId, market })(callContext())).toEqual({
      ok: true,
      value: [{ id: 'orderIdAaa', quantity: 3 }],
    });
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
      'filter[q][status_in]': 'draft,pending',
      'filter[q][market_code_eq]': 'it-eur',
      sort: '-updated_at',
    });
  });

  it('M10 names the market by its id where it is known', async () => {
    const { calls } = fakePlatform({ [ORDERS]: { body: listDocument([]) } });
    await listOpenOrders({ ownerId, market: { ...market, market_id: 'xYz' } })(callContext());
    expect(calls[0]?.query.get('filter[q][market_id_eq]')).toBe('xYz');
  });
});

describe('updateCustomer', () => {
  const PATCH = { 'PATCH customers/ownerIdAaa': { body: document(aCustomer()) } };

  it('C3 sets keys of the metadata and keeps the others', async () => {
    const { calls } = fakePlatform({ ...CUSTOMER, ...PATCH });
    await updateCustomer({ ownerId, metadata: { first_name: 'Ada' } })(callContext());
    expect(calls[1]?.body.data?.attributes).toEqual({
      metadata: { consent: true, first_name: 'Ada' },
    });
  });

  it('T13 changes the e-mail alone', async () => {
    const { calls } = fakePlatform(PATCH);
    await updateCustomer({ ownerId, email: 'new@example.com' })(callContext());
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body.data?.attributes).toEqual({ email: 'new@example.com' });
  });
});

describe('listOrders', () => {
  it('S11 lists what was placed, the newest first', async () => {
    const placed = anOrder({
      status: 'placed',
      skus_count: 3,
      placed_at: '2026-11-20T10:00:00Z',
      shipping_country_code_lock: 'US',
    });
    const { calls } = fakePlatform({
      'GET customers/ownerIdAaa/orders': {
        body: listDocument([placed], { pageCount: 2, total: 12 }),
      },
    });
    expect(await listOrders({ ownerId, page: 2 })(callContext())).toEqual({
      ok: true,
      value: {
        items: [
          {
            id: 'orderIdAaa',
            number: '1001',
            status: 'placed',
            fulfillment: 'unfulfilled',
            placedAt: '2026-11-20T10:00:00Z',
            country: 'US',
            total: { cents: 3190, currency: 'EUR' },
            quantity: 3,
          },
        ],
        page: 2,
        pageCount: 2,
        total: 12,
      },
    });
    expect(calls[0]?.query.get('sort')).toBe('-placed_at');
    expect(calls[0]?.query.get('filter[q][status_in]')).toBe('placing,placed,approved,cancelled');
  });
});

describe('the address book', () => {
  const address = { line_1: 'Via Roma 1', city: 'Asti', country_code: 'IT', phone: '1' };

  it('C3 is read 25 a page to the end, in one country if asked', async () => {
    const page = (id: string) => ({ body: listDocument([link(id)], { pageCount: 2 }) });
    const { calls } = fakePlatform({
      'GET customer_addresses': [page('linkIdAaaa'), page('linkIdBbbb')],
    });
    const list = await listAddresses({ ownerId, country: 'IT' })(callContext());
    expect(list.ok && list.value.map((it) => it.id)).toEqual(['linkIdAaaa', 'linkIdBbbb']);
    expect(calls[0]?.query.get('page[size]')).toBe('25');
    expect(calls[0]?.query.get('filter[q][address_country_code_eq]')).toBe('IT');
  });

  it('C3 takes an address in, with the customer and the e-mail', async () => {
    const { calls } = fakePlatform({
      'POST addresses': { status: 201, body: document(anAddress()) },
      'POST customer_addresses': { status: 201, body: document(link('linkIdAaaa')) },
    });
    expect(
      await addAddress({ ownerId, email: 'ada@example.com', address })(callContext()),
    ).toMatchObject({
      value: { id: 'linkIdAaaa', address: { id: 'addressAaa' } },
    });
    expect(calls[1]?.body.data).toMatchObject({
      attributes: { customer_email: 'ada@example.com' },
      relationships: {
        customer: { data: { id: ownerId } },
        address: { data: { id: 'addressAaa' } },
      },
    });
  });

  it('C3 writes an address again', async () => {
    const { calls } = fakePlatform({
      'PATCH addresses/addressAaa': { body: document(anAddress({ city: 'Alba' })) },
    });
    const input = { ownerId, addressId: 'addressAaa', address: { ...address, city: 'Alba' } };
    expect(await updateAddress(input)(callContext())).toMatchObject({ value: { city: 'Alba' } });
    expect(calls[0]?.body.data?.attributes).toMatchObject({ city: 'Alba', line_2: null });
  });

  const DELETE_LINK = 'DELETE customer_addresses/linkIdAaaa';
  const DELETE_ADDRESS = 'DELETE addresses/addressAaa';
  const entry = { ownerId, linkId: 'linkIdAaaa', addressId: 'addressAaa' };

  it('T9 loses the link, then the address', async () => {
    const { summary } = fakePlatform({
      [DELETE_LINK]: { status: 204 },
      [DELETE_ADDRESS]: { status: 204 },
    });
    expect(await removeAddress(entry)(callContext())).toEqual({ ok: true, value: null });
    expect(summary()).toEqual([DELETE_LINK, DELETE_ADDRESS]);
  });

  it('T9 is content when the link is gone already or an order still needs the address', async () => {
    fakePlatform({
      [DELETE_LINK]: { status: 404, body: NOT_FOUND },
      [DELETE_ADDRESS]: {
        status: 422,
        body: fieldErrorDocument('base', 'restrict_dependent_destroy'),
      },
    });
    expect(await removeAddress(entry)(callContext())).toMatchObject({ ok: true });
  });

  it('T9 reports a failure that leaves the entry where it is', async () => {
    const { summary } = fakePlatform({ [DELETE_LINK]: { status: 503 } });
    expect(await removeAddress(entry)(callContext())).toMatchObject({ error: { code: 'SERVER' } });
    expect(summary()).toEqual([DELETE_LINK]);
  });
});

describe('subscribe', () => {
  const POST = 'POST customer_subscriptions';

  it('E4 is for the newsletter unless told', async () => {
    const { calls } = fakePlatform({
      [POST]: { status: 201, body: document(resource('customer_subscriptions', 'subIdAaaaa')) },
    });
    await subscribe({ email: 'ada@example.com' })(callContext());
    expect(calls[0]?.body.data?.attributes).toMatchObject({
      customer_email: 'ada@example.com',
      reference: 'Newsletter',
    });
  });

  it('T16 ignores an answer 422', async () => {
    fakePlatform({ [POST]: { status: 422, body: fieldErrorDocument('customer_email', 'taken') } });
    expect(await subscribe({ email: 'ada@example.com' })(callContext())).toEqual({
      ok: true,
      value: null,
    });
  });

  it('T16 reports any other failure', async () => {
    fakePlatform({ [POST]: { status: 500 } });
    expect(await subscribe({ email: 'ada@example.com' })(callContext())).toMatchObject({
      error: { code: 'SERVER' },
    });
  });
});
