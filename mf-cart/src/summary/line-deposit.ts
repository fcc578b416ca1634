import type { DepositTerms } from '@shop/contracts/commerce';
import { orderCountry, type Order } from '@shop/contracts/commerce/order';
import type { CountryCode } from '@shop/contracts/market';

/**
 * The country whose rules for deposits apply to an order: its destination.
 *
 * @param shown - the shopper's country, for an order without a destination
 */
export const depositCountry = (
  order: Pick<Order, 'shippingAddress' | 'countryLock'>,
  shown: CountryCode,
): CountryCode => orderCountry(order) ?? shown;

/** The deposit on several pieces, for display beside a line's total. */
export const depositOfPieces = (piece: DepositTerms, quantity: number): DepositTerms => ({
  ...piece,
  cents: piece.cents * quantity,
});
