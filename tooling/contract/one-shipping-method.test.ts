import fc from 'fast-check';
import type { Order, ShippingMethod } from '@shop/contracts/commerce/order';
import { likelyMethodOf, usualMethodOf } from '@shop/contracts/commerce/order';
import { zoneCodes, type CountryCode, type Market } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { aLine, anOrder, euros } from '@shop/contracts/testing';
import { toLevels } from '../../shared-contracts/commerce/catalogue/to-levels.ts';
import { scopeOf } from '../../mf-catalog/src/shared/scope.ts';
import { deliveryOf } from '../../mf-catalog/src/item/buy/delivery.ts';
import { cartSlice } from '../../mf-cart/src/store/cart-slice.ts';
import { summaryRows } from '../../mf-cart/src/summary/summary-rows.ts';
import { toCartView } from '../../mf-cart/src/summary/cart-view.ts';
import { routes, shippingMethods } from '../../services/commerce/demo/seed/shipping.ts';
import { makeRow } from '../../services/store-api/catalogue/testing/make-row.ts';
import { costOfOrder } from '../../services/store-api/enrichment/cost/plan-cost-lines.ts';
import { readOrder } from '../../services/store-api/enrichment/read-order.ts';

const PLACES = MARKETS.flatMap((market) =>
  zoneCodes(market).map((country) => ({ name: market.market_name, country, market })),
);
/** From the seed's shipping zones, which the shop does not read. */
const seededTo = (country: CountryCode): string =>
  `courier-${routes.find(({ countries }) => new RegExp(countries).test(country))!.reference}`;

/** Shipping methods of an address: the seed's own, and any of the others beside it, with any price and speed. */
const anyMethods = (country: CountryCode): fc.Arbitrary<readonly ShippingMethod[]> =>
  fc
    .subarray(
      shippingMethods.map(({ reference }) => reference).filter((it) => it !== seededTo(country)),
    )
    .chain((others) =>
      fc.shuffledSubarray([seededTo(country), ...others], { minLength: others.length + 1 }),
    )
    .chain((references) =>
      fc.tuple(
        ...references.map((reference) =>
          fc
            .record({
              price: fc.integer({ min: 0, max: 5_000 }),
              days: fc.integer({ min: 2, max: 30 }),
            })
            .map(({ price, days }): ShippingMethod => ({
              id: `id-${reference}`,
              reference,
              name: reference,
              price: euros(price),
              freeOver: null,
              missing: null,
              minDays: days,
              maxDays: days + 3,
            })),
        ),
      ),
    );

/** Days on the product page, from the stock's times for all methods. */
const onProduct = (methods: readonly ShippingMethod[], market: Market, country: CountryCode) => {
  const { shippingMethod } = scopeOf({ market, country, locale: 'en', prefix: '' });
  const times = methods.map(({ reference, minDays, maxDays }) => ({
    shipping_method: { reference },
    min: { hours: minDays! * 24, days: minDays },
    max: { hours: maxDays! * 24, days: maxDays },
  }));
  const inventory = { levels: [{ quantity: 50, delivery_lead_times: times }] };
  return deliveryOf(toLevels({ inventory } as never, shippingMethod));
};

/** Shipping cost in the back office, in cents. */
const inBackOffice = async ({ countryLock, shipments }: Order, market: Market) => {
  const { shipping_method, sub_zones } = market;
  const row = makeRow('orders', {
    attributes: { shipping_country_code_lock: countryLock, currency_code: market.currency },
    related: {
      market: [makeRow('markets', { attributes: { metadata: { shipping_method, sub_zones } } })],
      shipments: shipments.map(({ methods }) =>
        makeRow('shipments', {
          related: {
            available_shipping_methods: methods.map(({ id, reference, price }) =>
              makeRow('shipping_methods', {
                id,
                attributes: { reference, price_amount_cents: price.cents },
              }),
            ),
          },
        }),
      ),
    },
  });
  const order = await readOrder({ read: () => Promise.resolve(row) } as never, 'order-1');
  return costOfOrder(order!);
};

it.each(PLACES)(
  'K M6 $name to $country: product, cart, checkout and back office choose the same method from any set',
  async ({ market, country }) => {
    await fc.assert(
      fc.asyncProperty(anyMethods(country), async (methods) => {
        const usual = methods.find(({ reference }) => reference === seededTo(country))!;
        const { minDays, maxDays, price } = usual;
        const shipment = { id: 'shipment', methods, methodId: null, lines: 1 };
        const order = anOrder({ lines: [aLine()], shipments: [shipment], countryLock: country });
        const cart = toCartView(order, cartSlice.getInitialState(), {
          maxQuantityPerLine: 24,
          market,
          country,
        });
        const shippingIn = (rows: ReturnType<typeof summaryRows>) =>
          rows.find(({ id }) => id === 'shipping')?.amount?.cents;

        expect(onProduct(methods, market, country)).toMatchObject({ minDays, maxDays });
        expect(cart.lines[0]?.delivery).toEqual({ kind: 'days', minDays, maxDays });
        expect(likelyMethodOf(shipment, usualMethodOf(order, market))).toBe(usual);
        expect(shippingIn(cart.totals.rows as never)).toBe(price.cents);
        expect(shippingIn(summaryRows(order, market))).toBe(price.cents);
        expect(await inBackOffice(order, market)).toBe(price.cents);
      }),
      { numRuns: 25 },
    );
  },
);
