import type { Order } from '@shop/contracts/commerce/order';
import {
  ADDRESS_FIELDS,
  type AddressFormValues,
  type AddressPrefix,
  type AddressValues,
} from './address-values.ts';
import { sameAddress } from './same-address.ts';
import { toAddressValues } from './to-address-values.ts';

/** The part of the form that is one address. */
export const addressOf = (values: AddressFormValues, prefix: AddressPrefix): AddressValues =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, values[`${prefix}${field}`]]));

/**
 * What the address section starts with: the order's addresses, then what was typed and not saved.
 *
 * @param zone countries the market ships to; a draft from another market does not change the country.
 */
export const toAddressForm = (
  { shippingAddress, billingAddress }: Pick<Order, 'shippingAddress' | 'billingAddress'>,
  draft: Partial<AddressFormValues>,
  country: string,
  zone: readonly string[],
): AddressFormValues => {
  const billing = Object.entries(toAddressValues(billingAddress, country));
  const values: AddressFormValues = {
    ...toAddressValues(shippingAddress, country),
    ...Object.fromEntries(billing.map(([field, value]) => [`billing_${field}`, value])),
    same_as_shipping:
      !shippingAddress || !billingAddress || sameAddress(shippingAddress, billingAddress),
    ...draft,
  };
  return zone.includes(values.country_code ?? '') ? values : { ...values, country_code: country };
};
