import type { CountryCode, Market, SubZone } from './types.ts';

/** A market, as far as its shipping methods go. */
export interface ShippingMarket extends Pick<Market, 'shipping_method'> {
  sub_zones?: readonly Pick<SubZone, 'zone_code' | 'shipping_method'>[];
}

/**
 * Reference of the shipping method by which a market delivers to one of its countries: that of the country's sub-zone,
 * else the market's own (M6). Whatever the shop says of delivery before a method is chosen is said of this one: product,
 * cart, checkout and back office decide by it alone, also where a zone has several methods.
 *
 * @param country - null where no one knows it
 */
export const shippingMethodOf = (
  { sub_zones, shipping_method }: ShippingMarket,
  country: CountryCode | null,
): string =>
  sub_zones?.find(({ zone_code }) => country !== null && zone_code.split('|').includes(country))
    ?.shipping_method ?? shipping_method;
