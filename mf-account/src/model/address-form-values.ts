import { toFormValues, type AddressFormValues } from '@shop/contracts/addresses/form';
import type { Address } from '@shop/contracts/commerce';

/**
 * What the form of one saved address starts with.
 *
 * @param country where a new one is taken to be.
 */
export const toEntryValues = (
  purpose: 'shipping' | 'billing',
  address: Address | null,
  country: string,
): AddressFormValues =>
  purpose === 'shipping'
    ? toFormValues(address, null, country)
    : { ...toFormValues(null, address, country), invoice: true, same_as_shipping: false };
