import type { FastifyInstance } from 'fastify';
import { resources } from '../index.ts';
import { startPlatformWithClients, webappToken } from '../../testing/clients.ts';
import type { RunningPlatform } from '../../testing/start-platform.ts';

/**
 * Who may do what: l(ist), r(etrieve), c(reate), u(pdate), d(elete), `-` nothing.
 * Columns: a guest, a customer, an integration or a webapp's user. A resource
 * that is not here fails the test: permission is given by a line, never by default.
 * Which rows of it one sees is another matter (`isolation.test.ts`).
 */
const table = `
  organizations                  r     r      r
  applications                   r     r      r
  markets                        r     r      lrcud
  order_validation_rules         -     -      lr
  billing_info_validation_rules  -     -      lrcud
  merchants                      -     -      lrcud
  price_lists                    -     -      lrcud
  prices                         lr    lr     lrcud
  skus                           lr    lr     lrcud
  sku_options                    lr    lr     lrcud
  sku_lists                      lr    lr     lrcud
  sku_list_items                 lr    lr     lrcud
  bundles                        lr    lr     lrcud
  inventory_models               -     -      lrcud
  inventory_stock_locations      -     -      lrcud
  stock_locations                -     -      lrcud
  stock_items                    -     -      lrcud
  reserved_stocks                -     -      lr
  delivery_lead_times            lr    lr     lrcud
  shipping_categories            -     -      lrcud
  shipping_zones                 -     -      lrcud
  shipping_methods               -     -      lrcud
  shipments                      ru    ru     lrcud
  stock_line_items               -     -      lrcud
  inventory_return_locations     -     -      lrcud
  stock_reservations             -     -      lrcud
  stock_transfers                -     -      lrcud
  packages                       -     -      lrcud
  parcels                        -     -      lrcud
  parcel_line_items              -     -      lrcud
  returns                        -     lrcu   lrcud
  return_line_items              -     lrcu   lrcud
  resource_errors                -     -      lr
  manual_gateways                -     -      lrcud
  payment_methods                -     -      lrcud
  wire_transfers                 rcud  rcud   lrcud
  adyen_payments                 rcud  rcud   lrcud
  checkout_com_payments          rcud  rcud   lrcud
  external_payments              rcud  rcud   lrcud
  klarna_payments                rcud  rcud   lrcud
  paypal_payments                rcud  rcud   lrcud
  satispay_payments              rcud  rcud   lrcud
  stripe_payments                rcud  rcud   lrcud
  adyen_gateways                 -     -      lrcud
  checkout_com_gateways          -     -      lrcud
  external_gateways              -     -      lrcud
  klarna_gateways                -     -      lrcud
  paypal_gateways                -     -      lrcud
  satispay_gateways              -     -      lrcud
  stripe_gateways                -     -      lrcud
  transactions                   -     -      lr
  authorizations                 -     -      lru
  captures                       -     -      lru
  voids                          -     -      lru
  refunds                        -     -      lru
  braintree_payments             rcud  rcud   lrcud
  customer_payment_sources       -     lrcd   lrcud
  braintree_gateways             -     -      lrcud
  payment_gateways               -     -      lr
  customers                      c     rcu    lrcud
  customer_addresses             -     lrcud  lrcud
  customer_subscriptions         c     lrcd   lrcud
  customer_password_resets       cu    cu     lrcud
  customer_groups                -     -      lrcud
  addresses                      rcud  rcud   lrcud
  orders                         rcu   lrcu   lrcud
  line_items                     rcud  rcud   lrcud
  line_item_options              rcud  rcud   lrcud
  adjustments                    -     -      lrcud
  promotions                     lr    lr     lr
  percentage_discount_promotions lr    lr     lrcud
  fixed_amount_promotions        lr    lr     lrcud
  free_shipping_promotions       lr    lr     lrcud
  promotion_rules                -     -      lr
  coupon_codes_promotion_rules   -     -      lrcud
  order_amount_promotion_rules   -     -      lrcud
  sku_list_promotion_rules       -     -      lrcud
  coupons                        -     -      lrcud
  coupon_recipients              -     -      lrcud
  gift_cards                     rcu   rcu    lrcud
  gift_card_recipients           c     c      lrcud
  manual_tax_calculators         -     -      lrcud
  tax_calculators                -     -      lr
  tax_rules                      -     -      lrcud
  tags                           lr    lr     lrcud
  event_callbacks                -     -      lr
  events                         -     -      lru
  webhooks                       -     -      lrcud`;

type Kind = 'guest' | 'customer' | 'integration' | 'webapp';
const kinds: readonly Kind[] = ['guest', 'customer', 'integration', 'webapp'];
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .map(([type = '', guest = '', customer = '', trusted = '']) => ({
    type,
    allowed: { guest, customer, integration: trusted, webapp: trusted } satisfies Record<
      Kind,
      string
    >,
  }));

const requests = {
  l: { method: 'GET', withId: false },
  r: { method: 'GET', withId: true },
  c: { method: 'POST', withId: false },
  u: { method: 'PATCH', withId: true },
  d: { method: 'DELETE', withId: true },
} as const;
type Letter = keyof typeof requests;
const letters = Object.keys(requests) as readonly Letter[];

let platform: RunningPlatform;
let tokens: Record<Kind, string>;
beforeAll(async () => {
  platform = await startPlatformWithClients();
  const guest = await platform.token();
  const customer = await platform.token({
    grant_type: 'password',
    username: 'anna@example.com',
    password: 'segreto1',
  });
  const { integrationId: client_id, integrationSecret: client_secret } = platform.config.clients;
  const integration = await platform.token({ client_id, client_secret, scope: undefined });
  tokens = {
    guest: guest.access_token,
    customer: customer.access_token,
    integration: integration.access_token,
    webapp: await webappToken(platform),
  };
});
afterAll(() => platform.stop());

/** Whether the platform lets this be tried at all, whatever else it then finds wrong with it. */
const mayTry = async (
  app: FastifyInstance,
  token: string,
  type: string,
  letter: Letter,
): Promise<boolean> => {
  const { singleton } = resources.find(({ shape }) => shape.type === type) ?? {};
  const { method, withId } = requests[letter];
  const path = singleton ?? (withId ? `${type}/AAAAAAAAAA` : type);
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
    },
    ...((method === 'POST' || method === 'PATCH') && {
      payload: JSON.stringify({ data: { type, attributes: { no_such_attribute: 1 } } }),
    }),
  });
  if (answer.statusCode !== 401) return true;
  expect(answer.json()).toMatchObject({
    errors: [{ title: 'Access denied', code: 'UNAUTHORIZED', status: '401' }],
  });
  return false;
};

describe('permissions', () => {
  it('are stated for every resource, and for none that is not there', () => {
    expect(rows.map(({ type }) => type).sort()).toEqual(
      resources
        .filter(({ internal }) => internal !== true)
        .map(({ shape }) => shape.type)
        .sort(),
    );
  });

  it.each(rows)(
    'X $type: guest $allowed.guest, customer $allowed.customer, trusted $allowed.webapp',
    async ({ type, allowed }) => {
      const singleton = resources.some(
        (it) => it.shape.type === type && it.singleton !== undefined,
      );
      const tried = letters.filter((letter) => !singleton || letter === 'r');
      for (const kind of kinds) {
        const done: Letter[] = [];
        for (const letter of tried)
          if (await mayTry(platform.app, tokens[kind], type, letter)) done.push(letter);
        expect({ kind, may: done.join('') || '-' }).toEqual({ kind, may: allowed[kind] });
      }
    },
  );

  it('X give nothing at all without a token', async () => {
    for (const { type } of rows)
      for (const { method, withId } of Object.values(requests)) {
        const answer = await platform.app.inject({
          method,
          url: withId ? `/api/${type}/AAAAAAAAAA` : `/api/${type}`,
          headers: { 'content-type': 'application/vnd.api+json' },
        });
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ errors: [{ code: 'INVALID_TOKEN' }] });
      }
  });

  it('X do not show what the platform keeps for itself', async () => {
    for (const { shape } of resources.filter(({ internal }) => internal === true)) {
      const headers = { authorization: `Bearer ${tokens.integration}` };
      const answer = await platform.app.inject({ url: `/api/${shape.type}`, headers });
      expect(answer.statusCode).toBe(404);
    }
  });
});
