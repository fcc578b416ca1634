/** @jest-environment node */
import { ACCESS_DENIED, document, fieldErrorDocument, resource } from '../testing/document.ts';
import { anAddress, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { retrieveCustomer, subscribe, updateCustomer } from './customer.ts';

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

  it('X reports another customer as missing', async () => {
    fakePlatform({ 'GET customers/ownerIdAaa': { status: 401, body: ACCESS_DENIED } });
    expect(await retrieveCustomer(ownerId)(callContext())).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});

describe('updateCustomer', () => {
  const PATCH = { 'PATCH customers/ownerIdAaa': { body: document(aCustomer()) } };

  it('C3 sets metadata keys and keeps the others', async () => {
    const { calls } = fakePlatform({ ...CUSTOMER, ...PATCH });
    await updateCustomer({ ownerId, metadata: { first_name: 'Ada' } })(callContext());
    expect(calls[1]?.body.data?.attributes).toEqual({
      metadata: { consent: true, first_name: 'Ada' },
    });
  });

  it('T13 changes only the e-mail', async () => {
    const { calls } = fakePlatform(PATCH);
    await updateCustomer({ ownerId, email: 'new@example.com' })(callContext());
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body.data?.attributes).toEqual({ email: 'new@example.com' });
  });
});

describe('subscribe', () => {
  const POST = 'POST customer_subscriptions';

  it('E4 is for the newsletter by default', async () => {
    const { calls } = fakePlatform({
      [POST]: { status: 201, body: document(resource('customer_subscriptions', 'subIdAaaaa')) },
    });
    await subscribe({ email: 'ada@example.com' })(callContext());
    expect(calls[0]?.body.data?.attributes).toMatchObject({
      customer_email: 'ada@example.com',
      reference: 'Newsletter',
    });
  });

  it('T16 ignores a 422 response', async () => {
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
