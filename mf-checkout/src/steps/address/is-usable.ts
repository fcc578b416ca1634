import { formatOf, isAddressComplete } from '@shop/contracts/addresses';
import type { Address } from '@shop/contracts/commerce';
import type { Market } from '@shop/contracts/market';

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
