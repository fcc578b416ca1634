import { useEffect, useState } from 'react';
import { searchWords } from '../search-words.ts';

const KEY = 'fv.searches';
const KEPT = 8;

/** Holds them where the browser refuses storage. */
let memory: string | null = null;

const isTerm = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && searchWords(value) === value;

const parse = (text: string | null): readonly string[] => {
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isTerm) ? value.slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

/** What this browser has searched for, last first; unreadable content counts as none (E5). */
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
    // Blocked or full: kept as long as the page.
    memory = JSON.stringify(terms);
  }
};

const differsFrom = (term: string) => {
  const lower = term.toLowerCase();
  return (it: string): boolean => it.toLowerCase() !== lower;
};

/** Keeps a term as the last one searched for, once whatever its capitals. */
export const keepPastSearch = (term: string): void =>
  write([term, ...readPastSearches().filter(differsFrom(term))].slice(0, KEPT));

/** Forgets one. */
export const forgetPastSearch = (term: string): void =>
  write(readPastSearches().filter((it) => it !== term));

/** Forgets all. */
export const forgetPastSearches = (): void => write([]);

/** Past searches, last first, read again whenever the field gets the focus. */
export const usePastSearches = (field: HTMLInputElement) => {
  const [past, setPast] = useState(readPastSearches);
  useEffect(() => {
    // Another tab may have searched, too.
    const read = () => setPast(readPastSearches());
    field.addEventListener('focus', read);
    return () => field.removeEventListener('focus', read);
  }, [field]);
  return {
    past,
    keep: (term: string) => {
      keepPastSearch(term);
      setPast(readPastSearches());
    },
    forget: (term: string) => {
      forgetPastSearch(term);
      setPast(readPastSearches());
    },
    forgetAll: () => {
      forgetPastSearches();
      setPast([]);
    },
  };
};
