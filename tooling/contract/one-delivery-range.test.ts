import { retrieveBundle, retrieveItem } from '@shop/contracts/commerce/catalogue';
import {
  addLine,
  createOrder,
  likelyMethodOf,
  usualMethodOf,
} from '@shop/contracts/commerce/order';
import { requestAnonymousToken } from '@shop/contracts/commerce/token';
import { shippingMethodOf, zoneCodes } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { lineDelivery } from '../../mf-cart/src/summary/line-status.ts';
import { deliveryOf } from '../../mf-catalog/src/item/buy/delivery.ts';
import { asIntegration } from '../../services/store-api/enrichment/testing/shopper.ts';
import {
  startPlatform,
  type TestPlatform,
} from '../../services/store-api/testing/start-platform.ts';

/** Items of the seed: 4 in the warehouse and 12 in the cellar; only in the cellar; a bundle in the warehouse. */
const CASES = [
  ['sku', 'DECANTER-1500', 1],
  ['sku', 'DECANTER-1500', 5],
  ['sku', 'DECANTER-1500', 14],
  ['sku', 'CHIANTI-CLASSICO-1500', 1],
  ['bundle', 'BUNDLE-ACQUE', 1],
] as const;

const PLACES = MARKETS.flatMap((market) =>
  zoneCodes(market).map((country) => ({ name: market.market_name, country, market })),
);

let commerce: TestPlatform;

/** Adds a second, cheaper and slower method to each zone: its days must appear nowhere before it is chosen. */
const addSlowMethods = async (): Promise<void> => {
  const office = await asIntegration(commerce.origin);
  const methods = await office.shipping_methods.list({ include: ['shipping_zone'], pageSize: 25 });
  const locations = await office.stock_locations.list();
  for (const { currency_code, shipping_zone } of methods) {
    const slow = await office.shipping_methods.create({
      name: 'Slow',
      reference: `slow-${shipping_zone?.id}`,
      currency_code: currency_code ?? '',
      price_amount_cents: 1,
      shipping_zone: office.shipping_zones.relationship(shipping_zone?.id ?? ''),
    });
    for (const { id } of locations)
      await office.delivery_lead_times.create({
        min_hours: 900,
        max_hours: 999,
        stock_location: office.stock_locations.relationship(id),
        shipping_method: office.shipping_methods.relationship(slow.id),
      });
  }
};

beforeAll(async () => {
  commerce = await startPlatform();
  await addSlowMethods();
});
afterAll(() => commerce.stop());

const valueOf = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

it.each(PLACES)(
  'K M6 $name to $country: product, cart and checkout show one delivery range',
  async ({ market, country }) => {
    const { origin: endpoint } = commerce;
    const client = { commerce: { authEndpoint: endpoint, clientId: 'fonte-vigna-shop' } };
    const { accessToken: token } = valueOf(await requestAnonymousToken(client, market));
    const signal = new AbortController().signal;
    const context = { token, endpoint, organization: 'fonte-vigna', storeApi: '', signal };
    for (const [kind, code, quantity] of CASES) {
      const read = kind === 'sku' ? retrieveItem : retrieveBundle;
      const shippingMethod = shippingMethodOf(market, country);
      const item = valueOf(await read({ code, shippingMethod })(context));
      const onProduct = deliveryOf(item.levels, quantity, item.stock);

      const { id: orderId } = valueOf(await createOrder({ country })(context));
      const order = valueOf(await addLine({ orderId, kind, code, quantity })(context));
      const [line] = order.lines;
      const inCart = lineDelivery(line!, order.shipments, usualMethodOf(order, market));
      const inCheckout = order.shipments
        .map((it) => likelyMethodOf(it, usualMethodOf(order, market))!)
        .toSorted((a, b) => b.maxDays! - a.maxDays!)[0]!;

      const { minDays, maxDays } = inCheckout;
      const place = { country, code, quantity };
      expect({ ...place, onProduct }).toMatchObject({ ...place, onProduct: { minDays, maxDays } });
      expect({ ...place, inCart }).toEqual({
        ...place,
        inCart: { kind: 'days', minDays, maxDays },
      });
    }
  },
);
