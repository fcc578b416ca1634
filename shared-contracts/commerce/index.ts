export {
  PERSON_TYPES,
  type Address,
  type AddressFields,
  type AddressInput,
  type AddressMetadata,
  type PersonType,
} from './address/address.ts';
export {
  asNumber,
  asRecord,
  asText,
  asTexts,
  comparedPrice,
  containersOf,
  depositOf,
  isAlcoholic,
  isDeclaredIn,
  localizedText,
  nameIn,
  optionWords,
  type ComparedPrice,
  type Container,
  type DepositTerms,
  type LocalizedText,
  type ReducedItem,
} from './metadata/index.ts';
export { loadSdk } from './call/load-sdk.ts';
export { missingCode, OUTDATED_EVENT } from './call/missing-code.ts';
export type { Money } from '../market/types.ts';
export type { Operation } from './call/operation.ts';
export type { Paged } from './paged.ts';
export {
  CALL_POLICY,
  isAmbiguous,
  isGone,
  isOffline,
  isOutdated,
  isRefused,
  isRetryable,
  isUnauthorized,
  retryDelay,
  WAITING_POLICY,
  type CommerceErrorCode,
  type RetryPolicy,
} from './errors/index.ts';
export { fail, ok, type CommerceError, type FieldError, type Result } from './result.ts';
export type { StoredUser } from './session-storage/guards.ts';
export { sessionStore, type SessionStore } from './session-storage/session-store.ts';
export { alone } from './session-storage/alone.ts';
export { slot, type Slot } from './session-storage/slot.ts';
export {
  browserStorage,
  type StorageArea,
  type StorageAreas,
} from './session-storage/storage-areas.ts';
export type { TokenConfig, TokenGrant } from './token/types.ts';
