import { formatOf, isAddressComplete } from '@shop/contracts/addresses';
import type { Address } from '@shop/contracts/commerce';

/** Whether a saved address can be shipped to as it is: nothing the courier needs is missing. */
export const isUsable = (address: Address, ageChecked: boolean): boolean =>
  isAddressComplete(address) &&
  (!ageChecked ||
    formatOf(address.country_code).recipientAge === undefined ||
    address.metadata.birth_date !== undefined);
