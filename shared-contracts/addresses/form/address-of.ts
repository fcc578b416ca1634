import { ADDRESS_FIELDS, type AddressValues } from '../address-values.ts';
import type { AddressFormValues, AddressPrefix } from './form-values.ts';

/** The part of the form that is one address. */
export const addressOf = (values: AddressFormValues, prefix: AddressPrefix): AddressValues =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, values[`${prefix}${field}`]]));
