import type { StorageKey } from '@shop/contracts/storage';
import { entryKeyOf, type PageLocation } from './page-location.ts';

const STORAGE_KEY: StorageKey<'scroll'> = 'fv.scroll';
/** Maximum number of history entries stored. */
const CAPACITY = 50;
/** Scroll position of each history entry of this tab, in px. */
let positions = new Map<string, number>();
let current: string | undefined;

const read = (): Map<string, number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
  } catch {
    return new Map();
  }
};

const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
};

/** Lays out the whole page (`first-page.css`): estimated heights would move the position that is restored. */
const layOutWhole = (): void => {
  delete document.documentElement.dataset['firstPage'];
};

/** Saves the scroll position of the displayed page, before another page replaces it. */
const leave = (): void => {
  if (current === undefined) return;
  positions.delete(current);
  positions.set(current, window.scrollY);
};

const persist = (): void => {
  leave();
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-CAPACITY)));
  } catch {
    // Without storage a reload starts at the top.
  }
};

/**
 * Scroll positions of the pages of a visit. Pages change later than the address does, so the browser's own restoration
 * would scroll the old page: it is used for whole documents only.
 */
export const scrollMemory = {
  start: (): void => {
    positions = read();
    if (isReload()) layOutWhole();
    const disableBrowserRestoration = () => {
      window.history.scrollRestoration = 'manual';
    };
    disableBrowserRestoration();
    window.addEventListener('pageshow', disableBrowserRestoration);
    window.addEventListener('pagehide', () => {
      persist();
      window.history.scrollRestoration = 'auto';
    });
  },
  leave,
  /**
   * Loads the document of the address, which is already another page's. The left page keeps its position; the browser
   * would open the other one there.
   *
   * @param reload - for tests
   */
  loadDocument: (reload: () => void = () => window.location.reload()): void => {
    leave();
    current = undefined;
    window.scrollTo(0, 0);
    reload();
  },
  /** Marks the page as displayed. @returns its saved scroll position in px; undefined if none is saved */
  enter: (location: PageLocation): number | undefined => {
    current = entryKeyOf(location);
    return positions.get(current);
  },
};

/** The element of the page that a hash names. */
export const elementOf = (hash: string): HTMLElement | null => {
  if (hash.length < 2) return null;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A malformed escape is used literally.
  }
  return document.getElementById(id);
};

/** Scrolls to the element a hash names. @returns whether the page has it */
export const scrollToHash = (hash: string): boolean => {
  const target = elementOf(hash);
  target?.scrollIntoView();
  return target !== null;
};

interface Navigation {
  /** Whether the document was rendered for this page: the browser has scrolled it already if it could. */
  initial: boolean;
  /** Whether the visitor came by back or forward, or reloaded the page. */
  back: boolean;
  hash: string;
}

/** Scrolls the page just displayed: to its saved position, to the element its hash names, or to the top. */
export const restoreScroll = (
  location: PageLocation,
  { initial, back, hash }: Navigation,
): void => {
  const saved = scrollMemory.enter(location);
  if (initial) {
    if (saved && window.scrollY === 0 && isReload()) window.scrollTo(0, saved);
    return;
  }
  layOutWhole();
  if (back && saved !== undefined) return window.scrollTo(0, saved);
  if (!scrollToHash(hash)) window.scrollTo(0, 0);
};
