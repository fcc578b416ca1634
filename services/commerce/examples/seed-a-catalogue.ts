import { CommerceLayer } from '@commercelayer/sdk/bundle';

// The local platform; leave `origin` and the `fetch` option out for an organization at Commerce Layer.
const origin = process.env['COMMERCE_ENDPOINT'] ?? 'http://127.0.0.1:3010';

const answer = await fetch(`${origin}/oauth/token`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    grant_type: 'client_credentials',
    client_id: 'fonte-vigna-backoffice',
    client_secret: 'demo-backoffice-secret',
  }),
});
const { access_token: accessToken } = (await answer.json()) as { access_token: string };

const cl = CommerceLayer({
  organization: 'fonte-vigna',
  domain: 'commerce.test',
  accessToken,
  fetch: (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${origin}${pathname}${search}`, init);
  },
});

// Where things are kept and who sells them.
const address = await cl.addresses.create({
  business: true,
  company: 'Tea House',
  line_1: '1 Harbour Street',
  city: 'Dublin',
  zip_code: 'D01',
  state_code: 'D',
  country_code: 'IE',
  phone: '+353 1 000000',
});
const merchant = await cl.merchants.create({
  name: 'Tea House',
  address: cl.addresses.relationship(address),
});
const location = await cl.stock_locations.create({
  name: 'Dublin',
  reference: 'dublin',
  address: cl.addresses.relationship(address),
});
const inventory = await cl.inventory_models.create({
  name: 'From Dublin',
  strategy: 'no_split',
  stock_locations_cutoff: 1,
});
await cl.inventory_stock_locations.create({
  priority: 1,
  stock_location: cl.stock_locations.relationship(location),
  inventory_model: cl.inventory_models.relationship(inventory),
});

// The market, its prices and the SKU sold in it.
const prices = await cl.price_lists.create({ name: 'Tea EUR', currency_code: 'EUR' });
const market = await cl.markets.create({
  name: 'Tea',
  code: 'tea',
  merchant: cl.merchants.relationship(merchant),
  price_list: cl.price_lists.relationship(prices),
  inventory_model: cl.inventory_models.relationship(inventory),
});
const category = await cl.shipping_categories.create({ name: 'Tins' });
const teas = [
  { code: 'TEA-ASSAM', name: 'Assam', cents: 890, quantity: 40 },
  { code: 'TEA-SENCHA', name: 'Sencha', cents: 1_150, quantity: 25 },
];
for (const { code, name, cents, quantity } of teas) {
  const sku = await cl.skus.create({
    code,
    name,
    shipping_category: cl.shipping_categories.relationship(category),
  });
  await cl.prices.create({
    amount_cents: cents,
    sku: cl.skus.relationship(sku),
    price_list: cl.price_lists.relationship(prices),
  });
  await cl.stock_items.create({
    quantity,
    sku: cl.skus.relationship(sku),
    stock_location: cl.stock_locations.relationship(location),
  });
}

// How it is shipped and paid.
await cl.shipping_methods.create({
  name: 'Post',
  currency_code: 'EUR',
  price_amount_cents: 600,
  free_over_amount_cents: 5_000,
  market: cl.markets.relationship(market),
});
const gateway = await cl.manual_gateways.create({ name: 'By transfer' });
await cl.payment_methods.create({
  name: 'Bank transfer',
  payment_source_type: 'wire_transfers',
  currency_code: 'EUR',
  price_amount_cents: 0,
  market: cl.markets.relationship(market),
  payment_gateway: cl.payment_gateways.relationship({ id: gateway.id, type: 'manual_gateways' }),
});

console.log(`${teas.length} teas are sold with the scope market:code:${market.code}`);
