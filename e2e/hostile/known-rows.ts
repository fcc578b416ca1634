import type { Known } from './commerce-documents.ts';

const MEDIA = 'application/vnd.api+json';

interface Row {
  data: { id: string };
}

/** An anonymous shopper's token with a cart, a line item and an address, on the platform at a port. */
export const knownRows = async (port: number): Promise<Known> => {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: 'fonte-vigna-shop',
      scope: 'market:code:it-eur',
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const create = async (type: string, attributes: object, relationships: object = {}) => {
    const made = await fetch(`${origin}/api/${type}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: MEDIA, 'content-type': MEDIA },
      body: JSON.stringify({ data: { type, attributes, relationships } }),
    });
    if (!made.ok) throw new Error(`${type} could not be made: ${await made.text()}`);
    return ((await made.json()) as Row).data.id;
  };
  const list = await fetch(`${origin}/api/skus?page[size]=3`, {
    headers: { authorization: `Bearer ${token}`, accept: MEDIA },
  });
  const skus = ((await list.json()) as { data: { id: string; attributes: { code: string } }[] })
    .data;
  const order = await create('orders', {});
  const line = await create(
    'line_items',
    { sku_code: skus[0]?.attributes.code, quantity: 1 },
    { order: { data: { type: 'orders', id: order } } },
  );
  const address = await create('addresses', {
    first_name: 'A',
    last_name: 'B',
    line_1: 'Via Roma 1',
    city: 'Torino',
    zip_code: '10121',
    state_code: 'TO',
    country_code: 'IT',
    phone: '1',
  });
  return {
    token,
    rows: [
      { type: 'orders', id: order },
      { type: 'line_items', id: line },
      { type: 'addresses', id: address },
      ...skus.map(({ id }) => ({ type: 'skus', id })),
    ],
  };
};
