import type { Address } from '@shop/contracts/commerce';
import { AUTOCOMPLETE } from './address-values.ts';

const FIELDS = Object.keys(AUTOCOMPLETE) as (keyof typeof AUTOCOMPLETE)[];

/** Whether two addresses read alike on a parcel, whatever their ids and marks. */
export const sameAddress = (one: Address, other: Address): boolean =>
  FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''));
