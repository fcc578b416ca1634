import type { Place } from '../pages/page-resource.ts';

/** Key that react-router gives the entry a visit begins with. */
const FIRST_ENTRY = 'default';

/** The place an address stands for, below the market prefix. */
export const placeOf = (
  { pathname, search }: { pathname: string; search: string },
  prefix: string,
): Place => {
  const rest = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  return { key: FIRST_ENTRY, rest: rest.replace(/\/+$/, '') || '/', search };
};
