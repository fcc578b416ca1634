/** What an address form holds: the platform's field names (E1), so autocomplete, errors and drafts agree. */
export interface AddressValues {
  first_name?: string;
  last_name?: string;
  company?: string;
  line_1?: string;
  line_2?: string;
  zip_code?: string;
  city?: string;
  state_code?: string;
  country_code?: string;
  phone?: string;
}

export interface AddressSectionValues {
  shipping: AddressValues;
  sameAsShipping: boolean;
  billing: AddressValues;
}

/** Autocomplete token of each field, without its `shipping`/`billing` group. */
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
} as const satisfies Record<keyof AddressValues, string>;
