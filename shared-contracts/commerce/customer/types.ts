import type { CountryCode, Money } from '../../market/types.ts';
import type { Address } from '../address/address.ts';
import type { FulfillmentStatus, OrderStatus } from '../order/types.ts';

/** An entry of the customer's address book; `id` is the link's, which removal needs. */
export interface CustomerAddress {
  id: string;
  address: Address;
}

export interface Customer {
  id: string;
  email: string;
  hasPassword: boolean;
  metadata: Record<string, unknown>;
  addresses: readonly CustomerAddress[];
}

/** One row of "my orders". */
export interface OrderSummary {
  id: string;
  number: string | null;
  status: OrderStatus;
  fulfillment: FulfillmentStatus;
  placedAt: string | null;
  /** Ship-to country, whose time zone decides the day of placing. */
  country: CountryCode | null;
  total: Money;
  quantity: number;
}
