import type { RemoteRoute } from '@shop/contracts/remote';

const matches = (path: string, rest: string): boolean => {
  const wanted = `/${path}`.split('/');
  const given = rest.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || part.startsWith(':'))
  );
};

/**
 * Whether the page of an address shows the open order. Where two routes match it may say so of the other one as well:
 * the renderer, which knows the right one, then leaves the order out.
 *
 * @param rest path below the market prefix
 */
export const showsOrder = (routes: readonly RemoteRoute[], rest: string): boolean =>
  routes.some(({ showsOrder: shows, path }) => shows === true && matches(path, rest));
