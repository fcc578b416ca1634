import { addressChoice } from '@shop/contracts/addresses';
import { useAddressesQuery, type CustomerAddress } from '@shop/contracts/commerce/customer';
import { zoneCodes } from '@shop/contracts/market';
import {
  selectMarketContext,
  selectSession,
  skipToken,
  useAppSelector,
} from '@shop/contracts/store';
import type { Choices } from './address-section-values.ts';

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
