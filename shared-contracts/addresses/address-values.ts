/** Autocomplete token of each field of an address, by the platform's field names (E1); birth date per E3. */
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

/** The fields that say where, not who. */
export const PLACE_FIELDS = [
  'line_1',
  'line_2',
  'city',
  'zip_code',
  'state_code',
  'country_code',
] as const satisfies readonly AddressFieldName[];
