import type { CountryCode, Market, SubZone } from './types.ts';

/** The part of a market that decides shipping methods. */
export interface ShippingMarket extends Pick<Market, 'shipping_method'> {
  sub_zones?: readonly Pick<SubZone, 'zone_code' | 'shipping_method'>[];
}

/**
 * Reference of a market's default shipping method to a country: the sub-zone's, else the market's own (M6). Until a
 * method is chosen, product page, cart, checkout and back office show delivery by this one, even if a zone has several.
 *
 * @param country - null if unknown
 */
export const shippingMethodOf = (
  { sub_zones, shipping_method }: ShippingMarket,
  country: CountryCode | null,
): string =>
  sub_zones?.find(({ zone_code }) => country !== null && zone_code.split('|').includes(country))
    ?.shipping_method ?? shipping_method;
