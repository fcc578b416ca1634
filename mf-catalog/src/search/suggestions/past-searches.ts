import type { StorageKey } from '@shop/contracts/storage';
import { useEffect, useState } from 'react';
import { cleanSearchTerm } from '../search-term.ts';

const KEY: StorageKey<'searches'> = 'fv.searches';
const KEPT = 8;

/** Fallback if the browser refuses storage. */
let memory: string | null = null;

const isTerm = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && cleanSearchTerm(value) === value;

const parse = (text: string | null): readonly string[] => {
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isTerm) ? value.slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

/** Past searches of this browser, newest first. Unreadable content is ignored (E5). */
export const readPastSearches = (): readonly string[] => {
  try {
    return parse(localStorage.getItem(KEY) ?? memory);
  } catch {
    return parse(memory);
  }
};

const write = (terms: readonly string[]): void => {
  memory = null;
  try {
    if (terms.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Storage is blocked or full: kept in memory.
    memory = JSON.stringify(terms);
  }
};

const differsFrom = (term: string) => {
  const lower = term.toLowerCase();
  return (it: string): boolean => it.toLowerCase() !== lower;
};

/** Stores a term as the newest one, without duplicates of another case. */
export const addPastSearch = (term: string): void =>
  write([term, ...readPastSearches().filter(differsFrom(term))].slice(0, KEPT));

/** Removes one term. */
export const removePastSearch = (term: string): void =>
  write(readPastSearches().filter((it) => it !== term));

/** Removes all terms. */
export const clearPastSearches = (): void => write([]);

/** Past searches, newest first, read again on every focus of the field. */
export const usePastSearches = (field: HTMLInputElement) => {
  const [past, setPast] = useState(readPastSearches);
  useEffect(() => {
    // Another tab may have searched meanwhile.
    const read = () => setPast(readPastSearches());
    field.addEventListener('focus', read);
    return () => field.removeEventListener('focus', read);
  }, [field]);
  return {
    past,
    keep: (term: string) => {
      addPastSearch(term);
      setPast(readPastSearches());
    },
    forget: (term: string) => {
      removePastSearch(term);
      setPast(readPastSearches());
    },
    forgetAll: () => {
      clearPastSearches();
      setPast([]);
    },
  };
};
