import type { Place } from '../pages/page-resource.ts';

/** Key of the present history entry: react-router keeps it over a reload, and begins a visit with `default`. */
const entryKey = (): string =>
  (globalThis.history?.state as { key?: string } | null | undefined)?.key ?? 'default';

/** The place an address stands for, below the market prefix. */
export const placeOf = (
  { pathname, search }: { pathname: string; search: string },
  prefix: string,
): Place => {
  const rest = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  return { key: entryKey(), rest: rest.replace(/\/+$/, '') || '/', search };
};
