import type { CountryCode, Market } from './types.ts';

/**
 * Reference of the shipping method by which a market delivers to one of its countries: that of the country's sub-zone,
 * else the market's own (M6). Delivery times and prices shown before there is an address are those of this one.
 */
export const shippingMethodOf = (
  { sub_zones, shipping_method }: Pick<Market, 'sub_zones' | 'shipping_method'>,
  country: CountryCode,
): string =>
  sub_zones?.find(({ zone_code }) => zone_code.split('|').includes(country))?.shipping_method ??
  shipping_method;
