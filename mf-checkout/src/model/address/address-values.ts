/** Autocomplete token of each field of an address, by the platform's field names (E1). */
export const AUTOCOMPLETE = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  line_1: 'address-line1',
  line_2: 'address-line2',
  zip_code: 'postal-code',
  city: 'address-level2',
  state_code: 'address-level1',
  country_code: 'country',
  phone: 'tel',
} as const;

export type AddressFieldName = keyof typeof AUTOCOMPLETE;
export const ADDRESS_FIELDS = Object.keys(AUTOCOMPLETE) as readonly AddressFieldName[];

/** What a form holds of one address. */
export type AddressValues = { [F in AddressFieldName]?: string };

/** What is before a field's name in the form: nothing for the shipping address. */
export type AddressPrefix = '' | 'billing_';

/** The address section's form: the shipping address, and a billing address unless it is the same. */
export type AddressFormValues = AddressValues & {
  [F in `billing_${AddressFieldName}`]?: string;
} & {
  same_as_shipping: boolean;
};
