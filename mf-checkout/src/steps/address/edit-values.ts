import { ADDRESS_FIELDS } from '@shop/contracts/addresses';
import { toAddressValues, toInvoiceValues } from '@shop/contracts/addresses/form';
import type { Address } from '@shop/contracts/commerce';
import type { SectionValues } from './address-section-values.ts';

/** Invoice fields, cleared because another saved address may lack them. */
const NO_INVOICE: SectionValues = {
  person_type: undefined,
  business_name: undefined,
  fiscal_code: undefined,
  vat: undefined,
  sdi: undefined,
  pec: undefined,
  iban: undefined,
  credit_assignment: undefined,
};

/** Form values to edit a saved shipping address; null starts with an empty one in the country. */
export const shippingToEdit = (address: Address | null, country: string): SectionValues => ({
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, undefined])),
  ...toAddressValues(address, country),
  birth_date: address?.metadata.birth_date,
  saved_shipping: '',
  edited_shipping: address?.id ?? '',
  save_shipping: true,
});

/** Form values to edit a saved billing address; null starts with an empty one in the country. */
export const billingToEdit = (address: Address | null, country: string): SectionValues => {
  const place = toAddressValues(address, country);
  return {
    ...NO_INVOICE,
    ...toInvoiceValues(address),
    ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [`billing_${field}`, place[field]])),
    invoice: true,
    same_as_shipping: address === null,
    saved_billing: '',
    edited_billing: address?.id ?? '',
    save_billing: true,
  };
};
