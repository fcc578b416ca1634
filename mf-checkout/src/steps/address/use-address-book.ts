import { formatOf, isAddressComplete, addressChoice } from '@shop/contracts/addresses';
import type { Address } from '@shop/contracts/commerce';
import { type Market, zoneCodes } from '@shop/contracts/market';
import { useAddressesQuery, type CustomerAddress } from '@shop/contracts/commerce/customer';
import {
  selectMarketContext,
  selectSession,
  skipToken,
  useAppSelector,
} from '@shop/contracts/store';
import type { Choices } from './address-section-values.ts';

/**
 * Whether a saved address is complete for shipping.
 *
 * @param ages minimum ages in years by country if the order has alcohol
 */
export const isUsable = (address: Address, ages: Market['alcohol_age']): boolean =>
  isAddressComplete(address) &&
  (ages?.[address.country_code] === undefined ||
    !formatOf(address.country_code).provesAge ||
    address.metadata.birth_date !== undefined);

const NONE: readonly CustomerAddress[] = [];

/**
 * A customer's selectable addresses; null while loading. Guests, and customers whose address book cannot be read,
 * have none and type instead.
 */
export const useAddressBook = (): Choices | null => {
  const { kind, ownerId } = useAppSelector(selectSession);
  const { market } = useAppSelector(selectMarketContext);
  const isCustomer = kind === 'customer' && ownerId !== null;
  const { data = NONE, isLoading } = useAddressesQuery(isCustomer ? { ownerId } : skipToken);
  if (isLoading) return null;
  const entries = isCustomer ? data : NONE;
  return {
    shipping: addressChoice(entries, 'shipping', zoneCodes(market)),
    billing: addressChoice(entries, 'billing'),
  };
};
