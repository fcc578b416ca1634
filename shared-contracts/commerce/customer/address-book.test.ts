/** @jest-environment node */
import {
  document,
  fieldErrorDocument,
  listDocument,
  NOT_FOUND,
  resource,
} from '../testing/document.ts';
import { anAddress, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { addAddress, listAddresses, removeAddress, updateAddress } from './address-book.ts';

const ownerId = 'ownerIdAaa';
const link = (id: string, address = anAddress()) =>
  resource('customer_addresses', id, {}, { address });

describe('the address book', () => {
  const address = { line_1: 'Via Roma 1', city: 'Asti', country_code: 'IT', phone: '1' };

  it('C3 is read to the end, 25 entries a page, filtered by country', async () => {
    const page = (id: string) => ({ body: listDocument([link(id)], { pageCount: 2 }) });
    const { calls } = fakePlatform({
      'GET customer_addresses': [page('linkIdAaaa'), page('linkIdBbbb')],
    });
    const list = await listAddresses({ ownerId, country: 'IT' })(callContext());
    expect(list.ok && list.value.map((it) => it.id)).toEqual(['linkIdAaaa', 'linkIdBbbb']);
    expect(calls[0]?.query.get('page[size]')).toBe('25');
    expect(calls[0]?.query.get('filter[q][address_country_code_eq]')).toBe('IT');
  });

  it('C3 links a new address to the customer and the e-mail', async () => {
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

  it('C3 replaces an address', async () => {
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

  it('T9 deletes the link, then the address', async () => {
    const { summary } = fakePlatform({
      [DELETE_LINK]: { status: 204 },
      [DELETE_ADDRESS]: { status: 204 },
    });
    expect(await removeAddress(entry)(callContext())).toEqual({ ok: true, value: null });
    expect(summary()).toEqual([DELETE_LINK, DELETE_ADDRESS]);
  });

  it('T9 succeeds if the link is already gone or an order needs the address', async () => {
    fakePlatform({
      [DELETE_LINK]: { status: 404, body: NOT_FOUND },
      [DELETE_ADDRESS]: {
        status: 422,
        body: fieldErrorDocument('base', 'restrict_dependent_destroy'),
      },
    });
    expect(await removeAddress(entry)(callContext())).toMatchObject({ ok: true });
  });

  it('T9 reports a failure that keeps the entry', async () => {
    const { summary } = fakePlatform({ [DELETE_LINK]: { status: 503 } });
    expect(await removeAddress(entry)(callContext())).toMatchObject({ error: { code: 'SERVER' } });
    expect(summary()).toEqual([DELETE_LINK]);
  });
});
