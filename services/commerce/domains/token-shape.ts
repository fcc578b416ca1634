import { derived, derivedOne } from '../engine/definition/relationship.ts';

/** Relationships to the customer, markets and stock locations of the access token; the resource derives them per request. */
export const ofToken = {
  jwt_customer: derivedOne('customers'),
  jwt_markets: derived('markets'),
  jwt_stock_locations: derived('stock_locations'),
} as const;
