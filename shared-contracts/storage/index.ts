export type {
  CookieMaxAge,
  CookieName,
  LocalKey,
  SessionKey,
  StorageKey,
  StorageName,
  WebStorageName,
} from './storage-keys.ts';
export { STORAGE, type Area, type Consent, type Lifetime, type Purpose } from './storage-table.ts';
