import type { Place } from '../pages/page-resource.ts';

const STORED = 'fv.scroll';
const MOST = 50;
/** How far down each history entry of this tab was left, in px. */
let positions = new Map<string, number>();
let current: string | undefined;

const keyOf = ({ key, rest, search }: Place): string => `${key} ${rest}${search}`;

const read = (): Map<string, number> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return new Map(Array.isArray(kept) ? (kept as [string, number][]) : []);
  } catch {
    return new Map();
  }
};

/** Notes how far down the page on view is, before another takes its place. */
const leave = (): void => {
  if (current === undefined) return;
  positions.delete(current);
  positions.set(current, window.scrollY);
};

const keep = (): void => {
  leave();
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-MOST)));
  } catch {
    // Without storage a reload begins at the top.
  }
};

/**
 * Scrolling over the pages of a visit. Pages change later than the address does, so the browser's own way would
 * scroll the old page: it is used for whole documents only.
 */
export const scrollMemory = {
  start: (): void => {
    positions = read();
    const own = () => {
      window.history.scrollRestoration = 'manual';
    };
    own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', () => {
      keep();
      window.history.scrollRestoration = 'auto';
    });
  },
  leave,
  /** The page of the place is on view now. @returns how far down it was left, if it was */
  enter: (place: Place): number | undefined => {
    current = keyOf(place);
    return positions.get(current);
  },
};
