import type { Place } from '../pages/page-resource.ts';

interface Address {
  pathname: string;
  search: string;
  /** Key of the history entry; a visit begins with react-router's `default`. */
  key?: string;
}

/** The place an address stands for, below the market prefix. */
export const placeOf = ({ pathname, search, key = 'default' }: Address, prefix: string): Place => {
  const rest = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  return { key, rest: rest.replace(/\/+$/, '') || '/', search };
};
