import { browserStorage, slot } from '@shop/contracts/commerce';

/** Tells the pages of a browser apart. */
export const PAGE = String(performance.timeOrigin);

/** More than anybody waits for. */
export const MOST = 50;

/** What the platform has not confirmed, for the next page of this tab. */
export interface Kept {
  /** The page that has them. */
  page: string;
  /** As stored: who claims them looks at what they are. */
  wishes: readonly unknown[];
}

const isKept = (value: unknown): value is Kept => {
  const { page, wishes } = (value ?? {}) as Record<string, unknown>;
  return typeof page === 'string' && Array.isArray(wishes) && wishes.length <= MOST;
};

/** Where the next page of the tab finds them. */
export const wishStorage = () => slot(browserStorage().session, 'fv.wishes', isKept);
