/** Location of a page: path below the market prefix, query, and the history entry it belongs to. */
export interface PageLocation {
  /** Key of the history entry: going back finds the page with its state. */
  key: string;
  rest: string;
  search: string;
}

interface Address {
  pathname: string;
  search: string;
  /** Key of the history entry; react-router's first entry has the key `default`. */
  key?: string;
}

/** The page location of an address, without the market prefix and trailing slashes. */
export const pageLocationOf = (
  { pathname, search, key = 'default' }: Address,
  prefix: string,
): PageLocation => {
  const rest = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  return { key, rest: rest.replace(/\/+$/, '') || '/', search };
};

/** Identifies a page of one history entry. */
export const entryKeyOf = ({ key, rest, search }: PageLocation): string =>
  `${key} ${rest}${search}`;
