import type { AddressFieldName } from '../address-values.ts';

/** The local name of a postal code: CAP, ZIP code, postcode or simply postal code. */
export type PostalCodeName = 'cap' | 'zip' | 'postcode' | 'postal';

export interface PostalCodeFormat {
  name: PostalCodeName;
  /** A code as it is written there, for messages. */
  example: string;
  /** The code without spaces, hyphens and country prefix, in capitals. */
  pattern: RegExp;
  /** Replacement for `pattern` that writes the code as the post office does; as it is when left out. */
  written?: string;
  /** Letters allowed before the code in addition to the country code (`I-20122`). */
  prefix?: string;
  required: boolean;
}

export interface StateFormat {
  /** Its local name. */
  name: 'state' | 'province' | 'prefecture' | 'department' | 'county';
  /** `list`: one of the codes of `market/states`; `text`: as the shopper writes it. */
  kind: 'list' | 'text';
  required: boolean;
}

/** Form fields and label of addresses in a country. */
export interface CountryFormat {
  /** The fields of the place, in the country's order. The country itself always comes first. */
  place: readonly AddressFieldName[];
  /** Null where post arrives without a code. */
  postalCode: PostalCodeFormat | null;
  state: StateFormat | null;
  /** The local name of the place, if other than city. */
  cityName?: 'town';
  /** The only city there is, where the country is one. */
  city?: string;
  /** Lines of a label, with field names in braces; the name and company come before, the country after. */
  label: readonly string[];
  /** Whether recipients of alcohol prove their age on delivery; the form then requires the birth date (E3). */
  provesAge?: boolean;
}
