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
 * Whether a saved address can be shipped to as it is: nothing the courier needs is missing.
 *
 * @param ages where alcohol is in the order: from which age it is sold, in years by country.
 */
export const isUsable = (address: Address, ages: Market['alcohol_age']): boolean =>
  isAddressComplete(address) &&
  (ages?.[address.country_code] === undefined ||
    !formatOf(address.country_code).provesAge ||
    address.metadata.birth_date !== undefined);

const NONE: readonly CustomerAddress[] = [];

/**
 * What a customer's address book has to choose from; null while it is read. Guests have nothing to choose from, and
 * neither have customers whose book cannot be read: they type.
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
