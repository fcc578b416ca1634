import { zoneCodes, type Market } from '@shop/contracts/market';
import type { DeliveryTerms } from '@shop/contracts/commerce/catalogue';

/**
 * The ways of travelling that concern a market: its own where it has one country (M6), all of its currency where it has
 * several, since each may have one of its own.
 */
export const deliveryRows = (
  terms: readonly DeliveryTerms[],
  market: Market,
): readonly DeliveryTerms[] => {
  const here = terms.filter(({ price }) => price.currency === market.currency);
  const own = here.filter(({ reference }) => reference === market.shipping_method);
  return zoneCodes(market).length === 1 && own.length > 0 ? own : here;
};
