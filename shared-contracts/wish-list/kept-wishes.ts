import type { StorageKey } from '../storage/storage-keys.ts';
import { wishesOf, type Wish } from './wish.ts';

const KEY: StorageKey<'wishList'> = 'fv.wish-list';

/** What this browser knows of a wish list. */
export interface KeptWishes {
  /** The customer whose list it is a copy of; null for what a guest wished for. */
  owner: string | null;
  wishes: readonly Wish[];
}

const NOTHING: KeptWishes = { owner: null, wishes: [] };

const listeners = new Set<() => void>();
/** Holds the list where the browser refuses storage. */
let memory: string | null = null;
let read: { text: string | null; kept: KeptWishes } = { text: null, kept: NOTHING };

const parse = (text: string | null): KeptWishes => {
  if (text === null) return NOTHING;
  try {
    const { owner, wishes } = Object(JSON.parse(text)) as Partial<Record<string, unknown>>;
    return { owner: typeof owner === 'string' ? owner : null, wishes: wishesOf(wishes) };
  } catch {
    return NOTHING;
  }
};

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
};

/** The list as it is kept, the same object until it changes; unreadable content counts as none. */
export const readWishes = (): KeptWishes => {
  const text = stored();
  if (text !== read.text) read = { text, kept: parse(text) };
  return read.kept;
};

/** Stores a list and notifies subscribers; other tabs receive the browser's storage event. */
export const writeWishes = (kept: KeptWishes): void => {
  const text = JSON.stringify(kept);
  memory = null;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Blocked or full: kept as long as the page.
    memory = text;
  }
  for (const tell of listeners) tell();
};

/** Subscribes to changes of the list, here or in another tab. Returns the unsubscribe function. */
export const onWishes = (changed: () => void): (() => void) => {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
};
