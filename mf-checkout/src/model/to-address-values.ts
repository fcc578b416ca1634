import type { Address } from '@shop/contracts/commerce';
import { AUTOCOMPLETE, type AddressValues } from './address-values.ts';

const FIELDS = Object.keys(AUTOCOMPLETE) as (keyof AddressValues)[];

/**
 * Form values of a saved address; without one, only the market's country is filled in.
 *
 * @param country two letters, upper case.
 */
export const toAddressValues = (address: Address | null, country: string): AddressValues => {
  if (!address) return { country_code: country };
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = address[field];
      return value ? [[field, value]] : [];
    }),
  );
};
