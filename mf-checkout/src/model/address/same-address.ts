import type { Address } from '@shop/contracts/commerce';
import { ADDRESS_FIELDS } from './address-values.ts';

/** Whether two addresses read alike on a parcel, whatever their ids and marks. */
export const sameAddress = (one: Address, other: Address): boolean =>
  ADDRESS_FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''));
