import type { CountryCode } from '../../market/types.ts';
import type { Order } from './types.ts';

/** The country an order is sent to, which decides on its method, taxes and days; null where it is not known yet. */
export const orderCountry = ({
  countryLock,
  shippingAddress,
}: Pick<Order, 'countryLock' | 'shippingAddress'>): CountryCode | null =>
  countryLock ?? shippingAddress?.country_code ?? null;
