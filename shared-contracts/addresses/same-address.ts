import type { AddressFields } from '../commerce/address/address.ts';
import { ADDRESS_FIELDS, PLACE_FIELDS, type AddressFieldName } from './address-values.ts';

type Compared = Pick<AddressFields, AddressFieldName>;

const alike = (one: Compared, other: Compared, fields: readonly AddressFieldName[]): boolean =>
  fields.every((field) => (one[field] ?? '') === (other[field] ?? ''));

/** Whether two addresses read alike on a parcel, whatever their ids and marks. */
export const sameAddress = (one: Compared, other: Compared): boolean =>
  alike(one, other, ADDRESS_FIELDS);

/** Whether two addresses are the same building, ignoring names. */
export const samePlace = (one: Compared, other: Compared): boolean =>
  alike(one, other, PLACE_FIELDS);
