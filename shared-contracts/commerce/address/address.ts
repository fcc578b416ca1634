import type { CountryCode } from '../../market/types.ts';

/**
 * Who an invoice is made out to (E3): private individual; professional or sole trader with a VAT number; company
 * or association of professionals; non-profit, association or legal entity.
 */
export const PERSON_TYPES = ['individual', 'professional', 'company', 'nonprofit'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/** Data without a field on the platform (E1). An address with a `person_type` is a billing address. */
export interface AddressMetadata {
  /** ms since 1970 of its last use in an order. */
  lastUsage?: number;
  isShipping?: boolean;
  isBilling?: boolean;
  person_type?: PersonType;
  sdi?: string;
  vat?: string;
  iban?: string;
  fiscal_code?: string;
  pec?: string;
  /** To whom the seller's claim may be assigned. */
  credit_assignment?: string;
  /** `YYYY-MM-DD`, where a courier checks the recipient's age (E3). */
  birth_date?: string;
  /** `test` marks addresses made by tests; `placeholder` the temporary one of a new order (E2). */
  type?: 'test' | 'placeholder';
}

/** The fields of an address, by the platform's own names (E1). */
export interface AddressFields {
  /** True when a company is given. */
  business: boolean;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  line_1: string;
  line_2: string | null;
  city: string;
  zip_code: string | null;
  state_code: string | null;
  country_code: CountryCode;
  phone: string;
  billing_info: string | null;
  /** On an order's address: id of the address book's one it was copied from. The platform copies it along. */
  reference?: string | null;
  metadata: AddressMetadata;
}

export interface Address extends AddressFields {
  id: string;
}

/** Input of an address. Fields that not every country or person has are optional. */
export type AddressInput = Pick<AddressFields, 'line_1' | 'city' | 'country_code' | 'phone'> &
  Partial<Omit<AddressFields, 'business'>>;
