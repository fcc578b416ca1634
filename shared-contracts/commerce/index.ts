export {
  PERSON_TYPES,
  type Address,
  type AddressFields,
  type AddressInput,
  type AddressMetadata,
  type PersonType,
} from './address.ts';
export { connect, type Connection } from './connect.ts';
export type { Money } from './money.ts';
export { operation, type Operation } from './operation.ts';
export type { Paged } from './paged.ts';
export { isPlaceholder, placeholderAddress } from './placeholder-address.ts';
export { request } from './request.ts';
export {
  fail,
  ok,
  type CommerceError,
  type CommerceErrorCode,
  type FieldError,
  type Result,
} from './result.ts';
export type { StoredUser } from './session-storage/guards.ts';
export { sessionStore, type SessionStore } from './session-storage/session-store.ts';
export type { Slot } from './session-storage/slot.ts';
export {
  browserStorage,
  type StorageArea,
  type StorageAreas,
} from './session-storage/storage-areas.ts';
export { refreshCustomerToken } from './token/refresh-customer-token.ts';
export { requestAnonymousToken } from './token/request-anonymous-token.ts';
export { requestCustomerToken } from './token/request-customer-token.ts';
export { revokeToken } from './token/revoke-token.ts';
export type { TokenConfig, TokenGrant } from './token/types.ts';
export { toCommerceError } from './to-commerce-error.ts';
