import type { Address } from '@shop/contracts/commerce';
import { ADDRESS_FIELDS, type AddressValues } from './address-values.ts';

/**
 * Form values of a saved address; without one, only the market's country is filled in.
 *
 * @param country two letters, upper case.
 */
export const toAddressValues = (address: Address | null, country: string): AddressValues => {
  if (!address) return { country_code: country };
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const value = address[field];
      return value ? [[field, value]] : [];
    }),
  );
};
