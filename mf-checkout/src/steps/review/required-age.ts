import type { Order } from '@shop/contracts/commerce/order';
import type { MarketContext } from '@shop/contracts/market';

/**
 * The age a buyer has to confirm before the order is placed: that of the country it is sent to, when an alcoholic drink
 * is in it. Null where the market asks for none, or nothing alcoholic is in it.
 */
export const requiredAge = (
  { lines, shippingAddress, countryLock }: Pick<Order, 'lines' | 'shippingAddress' | 'countryLock'>,
  { market, country }: Pick<MarketContext, 'market' | 'country'>,
): number | null => {
  if (!lines.some(({ alcohol }) => alcohol)) return null;
  const to = shippingAddress?.country_code ?? countryLock ?? country;
  return market.alcohol_age?.[to] ?? null;
};
