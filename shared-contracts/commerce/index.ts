export {
  PERSON_TYPES,
  type Address,
  type AddressFields,
  type AddressInput,
  type AddressMetadata,
  type PersonType,
} from './address.ts';
export type { Money } from './money.ts';
export type { Operation } from './operation.ts';
export type { Paged } from './paged.ts';
export {
  fail,
  ok,
  type CommerceError,
  type CommerceErrorCode,
  type FieldError,
  type Result,
} from './result.ts';
