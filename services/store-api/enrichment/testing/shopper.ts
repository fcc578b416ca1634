import type { Order } from '@commercelayer/sdk';
import { CommerceLayer, type CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { until } from '../../testing/until.ts';

const tokenOf = async (origin: string, client: Record<string, string>): Promise<string> => {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', ...client }),
  });
  return String(((await answer.json()) as Record<string, unknown>)['access_token']);
};

const clientOf = (origin: string, accessToken: string): CommerceLayerBundle =>
  CommerceLayer({
    organization: 'fonte-vigna',
    domain: 'commerce.localhost',
    accessToken,
    fetch: (input, init) => {
      const url = new URL(String(input instanceof Request ? input.url : input));
      return fetch(`${origin}${url.pathname}${url.search}`, init);
    },
  });

/** SDK client of a market's sales channel: `it-eur`. */
export const asShopper = async (origin: string, market = 'it-eur'): Promise<CommerceLayerBundle> =>
  clientOf(
    origin,
    await tokenOf(origin, { client_id: 'fonte-vigna-shop', scope: `market:code:${market}` }),
  );

/** SDK client of a logged-in customer in a market. */
export const asCustomer = async (
  origin: string,
  { email, password }: { email: string; password: string },
  market = 'it-eur',
): Promise<CommerceLayerBundle> =>
  clientOf(
    origin,
    await tokenOf(origin, {
      grant_type: 'password',
      client_id: 'fonte-vigna-shop',
      scope: `market:code:${market}`,
      username: email,
      password,
    }),
  );

/** SDK client of an integration. */
export const asIntegration = async (origin: string): Promise<CommerceLayerBundle> =>
  clientOf(
    origin,
    await tokenOf(origin, {
      client_id: 'fonte-vigna-backoffice',
      client_secret: 'demo-backoffice-secret',
    }),
  );

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Prova',
  line_1: 'Via di Prova 1',
  city: 'Prova',
  zip_code: '40100',
  phone: '+39 051 000',
};

/** Country, and state if the country has states. */
export const anAddressIn = (country_code: string, state_code = 'BO') => ({
  ...ADDRESS,
  country_code,
  state_code,
});

/** An empty order to a country, created as the shop does (T2). */
export const anOrderTo = async (shop: CommerceLayerBundle, country: string): Promise<string> => {
  const address = await shop.addresses.create(anAddressIn(country));
  const { id } = await shop.orders.create({
    shipping_country_code_lock: country,
    shipping_address: shop.addresses.relationship(address.id),
  });
  return id;
};

export const addItem = (shop: CommerceLayerBundle, order: string, sku_code: string, quantity = 1) =>
  shop.line_items.create({ sku_code, quantity, order: shop.orders.relationship(order) });

export const readFull = (shop: CommerceLayerBundle, id: string): Promise<Order> =>
  shop.orders.retrieve(id, {
    include: ['line_items', 'shipments.shipping_method', 'shipments.available_shipping_methods'],
  });

export const etagOf = (order: Order): unknown => order.metadata?.['etag'] ?? null;

/** Polls the order until its etag differs (T10). */
export const afterEtag = async (
  shop: CommerceLayerBundle,
  id: string,
  before: unknown,
): Promise<Order> => {
  let order: Order | null = null;
  await until(async () => {
    order = await readFull(shop, id);
    return etagOf(order) !== before;
  });
  if (!order) throw new Error('nothing was read');
  return order;
};

/** Amounts of the adjustment lines with a name, in cents. */
export const adjustments = (order: Order, name = 'shipping_cost'): number[] =>
  (order.line_items ?? [])
    .filter((it) => it.item_type === 'adjustments' && it.name === name)
    .map((it) => it.total_amount_cents ?? 0);
