import type { CookieName, WebStorageName } from '../storage/storage-keys.ts';
import { STORAGE } from '../storage/storage-table.ts';

const areaOf = (name: WebStorageName): Storage => window[STORAGE[name].area];

/** The text that the browser has stored under a name of the storage table; null if none. */
export const storedText = (name: WebStorageName): string | null =>
  areaOf(name).getItem(STORAGE[name].key);

/** Stores a text, like an earlier page or another version of the shop. */
export const storeText = (name: WebStorageName, text: string): void =>
  areaOf(name).setItem(STORAGE[name].key, text);

/** Sets a cookie of the storage table; an empty text removes it. */
export const setCookie = (name: CookieName, text: string): void => {
  document.cookie = `${STORAGE[name].key}=${text}; path=/${text === '' ? '; max-age=0' : ''}`;
};
