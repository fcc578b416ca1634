import {
  and,
  condition,
  everything,
  nothing,
  or,
  within,
  type Condition,
} from '../engine/store/condition.ts';
import type { SalesChannelViewer } from '../engine/definition/viewer.ts';

type Scope = (viewer: SalesChannelViewer, alias: string) => Condition;

/** Hides every row from sales channels: codes worth money, or rows that show what other shoppers do. */
export const forIntegrations: Scope = () => nothing;

/** Rows of one of the token's markets. */
export const ofMarket: Scope = ({ markets }, alias) =>
  within(
    `${alias}.market_id`,
    markets.map(({ id }) => id),
  );

/** Rows of the token's currency that belong to one of its markets or to no market. */
export const ofCurrencyAndMarket: Scope = (viewer, alias) =>
  and(
    within(
      `${alias}.currency_code`,
      viewer.markets.map(({ currencyCode }) => currencyCode),
    ),
    or(condition(`${alias}.market_id IS NULL`), ofMarket(viewer, alias)),
  );

/** Rows of a stock location that serves one of the token's markets. */
export const ofStockLocation: Scope = ({ markets }, alias) =>
  within(
    `${alias}.stock_location_id`,
    markets.flatMap(({ stockLocationIds }) => stockLocationIds),
  );

/**
 * SKUs for sale in one of the token's markets: with a price in its price list and, if stock is tracked, a stock item at
 * one of its locations. Sold-out SKUs (quantity 0) stay visible.
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

/** The customer's own orders in any market; none for guests. */
export const ofCustomer: Scope = ({ customerId }, alias) =>
  customerId === null
    ? nothing
    : condition(`${alias}.guest = 0 AND ${alias}.customer_id = ?`, customerId);

/**
 * Orders that a shopper may read: the customer's own, and guest orders of the token's markets, for which the id is the
 * only secret. Guest orders in other statuses, such as canceled, are hidden.
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
 * Addresses that a shopper may read: the customer's own, and addresses without an owner, for which the id is the only
 * secret. An address that was used in orders also requires access to one of them.
 */
export const ofShoppersAddress: Scope = (viewer, alias) => {
  const holds = `(o.shipping_address_id = ${alias}.id OR o.billing_address_id = ${alias}.id)`;
  const visible = ofShopper(viewer, 'o');
  const nobodys = and(
    condition(`${alias}.owner_id IS NULL`),
    or(
      condition(`NOT EXISTS (SELECT 1 FROM orders o WHERE ${holds})`),
      condition(
        `EXISTS (SELECT 1 FROM orders o WHERE ${holds} AND (${visible.sql}))`,
        ...visible.params,
      ),
    ),
  );
  return viewer.customerId === null
    ? nobodys
    : or(condition(`${alias}.owner_id = ?`, viewer.customerId), nobodys);
};

/** Rows of an order that the shopper may read. */
export const ofShoppersOrder: Scope = (viewer, alias) => {
  const orders = ofShopper(viewer, 'o');
  return condition(
    `${alias}.order_id IN (SELECT o.id FROM orders o WHERE o.id = ${alias}.order_id AND (${orders.sql}))`,
    ...orders.params,
  );
};

/** Rows of an order of the customer's own account; none for guests. */
export const ofCustomersOrder: Scope = (viewer, alias) => {
  const orders = ofCustomer(viewer, 'o');
  return condition(
    `${alias}.order_id IN (SELECT o.id FROM orders o WHERE o.id = ${alias}.order_id AND (${orders.sql}))`,
    ...orders.params,
  );
};

/** Rows of a return of an order of the customer's own account. */
export const ofCustomersReturn: Scope = (viewer, alias) => {
  const returns = ofCustomersOrder(viewer, 'r');
  return condition(
    `${alias}.return_id IN (SELECT r.id FROM returns r WHERE r.id = ${alias}.return_id AND (${returns.sql}))`,
    ...returns.params,
  );
};

/** Rows of a shipment whose order the shopper may read. */
export const ofShoppersShipment: Scope = (viewer, alias) => {
  const shipments = ofShoppersOrder(viewer, 's');
  return condition(
    `${alias}.shipment_id IN (SELECT s.id FROM shipments s WHERE s.id = ${alias}.shipment_id AND (${shipments.sql}))`,
    ...shipments.params,
  );
};

/** Rows of a parcel whose order the shopper may read. */
export const ofShoppersParcel: Scope = (viewer, alias) => {
  const parcels = ofShoppersShipment(viewer, 'p');
  return condition(
    `${alias}.parcel_id IN (SELECT p.id FROM parcels p WHERE p.id = ${alias}.parcel_id AND (${parcels.sql}))`,
    ...parcels.params,
  );
};
