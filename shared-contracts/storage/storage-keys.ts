import type { Area, STORAGE } from './storage-table.ts';

type Table = typeof STORAGE;

/** Name of a row of the table. */
export type StorageName = keyof Table;

type Keys<K extends string> = K extends `${infer Start}…` ? `${Start}${string}` : K;

/** The key of a row. `const KEY: StorageKey<'seen'> = 'fv.seen'` compiles only with the table's key. */
export type StorageKey<N extends StorageName> = Keys<Table[N]['key']>;

type NameIn<A extends Area> = {
  [N in StorageName]: Table[N]['area'] extends A ? N : never;
}[StorageName];

/** Keys of local storage. */
export type LocalKey = StorageKey<NameIn<'localStorage'>>;
/** Keys of session storage. */
export type SessionKey = StorageKey<NameIn<'sessionStorage'>>;

/** Names of rows in local and session storage. */
export type WebStorageName = NameIn<'localStorage' | 'sessionStorage'>;
export type CookieName = NameIn<'cookie'>;

/** Lifetime of a cookie in s. */
export type CookieMaxAge<N extends CookieName> = Table[N]['maxAge'];
