import {
  and,
  condition,
  everything,
  nothing,
  or,
  within,
  type Condition,
} from '../core/condition.ts';
import type { SalesChannelViewer } from '../core/viewer.ts';

type Scope = (viewer: SalesChannelViewer, alias: string) => Condition;

/** Rows pointing at one of the token's markets. */
export const ofMarket: Scope = ({ markets }, alias) =>
  within(
    `${alias}.market_id`,
    markets.map(({ id }) => id),
  );

/** Rows of a currency that belong to all its markets or to one of the token's. */
export const ofCurrencyAndMarket: Scope = (viewer, alias) =>
  and(
    within(
      `${alias}.currency_code`,
      viewer.markets.map(({ currencyCode }) => currencyCode),
    ),
    or(condition(`${alias}.market_id IS NULL`), ofMarket(viewer, alias)),
  );

/** Rows pointing at a stock location that serves one of the token's markets. */
export const ofStockLocation: Scope = ({ markets }, alias) =>
  within(
    `${alias}.stock_location_id`,
    markets.flatMap(({ stockLocationIds }) => stockLocationIds),
  );

/**
 * SKUs that can be sold in one of the token's markets: with a price in its
 * price list and, unless stock is not tracked, a stock item at one of its
 * locations. One that is sold out (quantity 0) stays visible as such.
 */
export const sellable: Scope = ({ markets }, alias) =>
  or(
    ...markets.map(({ priceListId, stockLocationIds }) =>
      and(
        condition(
          `EXISTS (SELECT 1 FROM prices p WHERE p.sku_id = ${alias}.id AND p.price_list_id = ?)`,
          priceListId,
        ),
        condition(
          `(${alias}.do_not_track = 1 OR EXISTS (SELECT 1 FROM stock_items s WHERE s.sku_id = ${alias}.id
            AND s.stock_location_id IN (SELECT value FROM json_each(?))))`,
          JSON.stringify(stockLocationIds),
        ),
      ),
    ),
  );

/** The customer's own orders, in whatever market; a guest has none. */
export const ofCustomer: Scope = ({ customerId }, alias) =>
  customerId === null
    ? nothing
    : condition(`${alias}.guest = 0 AND ${alias}.customer_id = ?`, customerId);

/**
 * Orders a shopper may reach: the customer's own, and for anyone who knows the id
 * a guest's in one of the markets the token names while it is a draft, pending, being placed or placed.
 */
export const ofShopper: Scope = (viewer, alias) =>
  or(
    ofCustomer(viewer, alias),
    and(
      viewer.inMarket ? everything : nothing,
      condition(
        `${alias}.guest = 1 AND ${alias}.status IN ('draft', 'pending', 'placing', 'placed')`,
      ),
      ofMarket(viewer, alias),
    ),
  );

/**
 * Addresses a shopper may reach: the customer's own, and for anyone who knows the id one that is no one's, unless it went
 * into orders all of which are out of the shopper's reach.
 */
export const ofShoppersAddress: Scope = (viewer, alias) => {
  const holds = `(o.shipping_address_id = ${alias}.id OR o.billing_address_id = ${alias}.id)`;
  const seen = ofShopper(viewer, 'o');
  const nobodys = and(
    condition(`${alias}.owner_id IS NULL`),
    or(
      condition(`NOT EXISTS (SELECT 1 FROM orders o WHERE ${holds})`),
      condition(`EXISTS (SELECT 1 FROM orders o WHERE ${holds} AND (${seen.sql}))`, ...seen.params),
    ),
  );
  return viewer.customerId === null
    ? nobodys
    : or(condition(`${alias}.owner_id = ?`, viewer.customerId), nobodys);
};

/** Parts of an order the shopper may see. */
export const ofShoppersOrder: Scope = (viewer, alias) => {
  const orders = ofShopper(viewer, 'o');
  return condition(
    `${alias}.order_id IN (SELECT o.id FROM orders o WHERE o.id = ${alias}.order_id AND (${orders.sql}))`,
    ...orders.params,
  );
};

/** Parts of a shipment of an order the shopper may see. */
export const ofShoppersShipment: Scope = (viewer, alias) => {
  const shipments = ofShoppersOrder(viewer, 's');
  return condition(
    `${alias}.shipment_id IN (SELECT s.id FROM shipments s WHERE s.id = ${alias}.shipment_id AND (${shipments.sql}))`,
    ...shipments.params,
  );
};

/** What is in the parcels of an order the shopper may see. */
export const ofShoppersParcel: Scope = (viewer, alias) => {
  const parcels = ofShoppersShipment(viewer, 'p');
  return condition(
    `${alias}.parcel_id IN (SELECT p.id FROM parcels p WHERE p.id = ${alias}.parcel_id AND (${parcels.sql}))`,
    ...parcels.params,
  );
};
