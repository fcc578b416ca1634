import type { RemoteModule, RemoteRoute } from '@shop/contracts/remote';
import { matchPath, type ShopPath } from '@shop/contracts/routing';
import type { Sample } from './sample.ts';

/** Values of route parameters that exist in the demo, by the path segment before the parameter. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  category: ['wine'],
  product: ['BARBERA-ASTI-750'],
  'single-product': ['BARBERA-ASTI-375'],
  bundle: ['BUNDLE-APERITIVO'],
  checkout: ['account', 'address', 'shipping', 'payment'],
  info: ['terms', 'privacy', 'shipping-and-returns', 'contact', 'imprint', 'accessibility'],
};

/** Placeholder for an id without an example in the demonstration. */
const ANY_ID = 'exampleId';

/** Paths of a route pattern, one for each example of its parameter, without optional parameters. */
const pathsOf = (pattern: string): ShopPath[] => {
  const path = pattern.replace(/\/:\w+\?/g, '');
  const [, before = '', word = ''] = /^(.*?)([^/]*)\/:\w+$/.exec(path) ?? [];
  if (!path.includes(':')) return [`/${path}`];
  return (EXAMPLES[word] ?? [ANY_ID]).map((it): ShopPath => `/${before}${word}/${it}`);
};

/** The route that shows a screen: the first that fits, as in the shop. */
const routeOf = (routes: readonly RemoteRoute[], screen: string): RemoteRoute | undefined => {
  const [path = ''] = screen.split('?');
  return routes.find((it) => matchPath({ path: `/${it.path}`, end: true }, path));
};

/**
 * Every screen of a remote in groups, each with the visitor its screens need. A screen that no group names, such as one
 * that was just added, is in the last, by examples of its parameters.
 *
 * @param samples those of the remote; groups without a screen of its routes are left out
 */
export const samplesOf = (
  { routes }: Pick<RemoteModule, 'routes'>,
  samples: readonly Sample[],
): Sample[] => {
  const named = samples.map((it) => ({
    ...it,
    screens: it.screens.filter((screen) => routeOf(routes, screen)),
  }));
  const covered = named.flatMap(({ screens }) => screens.map((it) => routeOf(routes, it)));
  const others = routes.filter((it) => !covered.includes(it)).flatMap(({ path }) => pathsOf(path));
  return [...named, { id: 'further', screens: others }].filter(({ screens }) => screens.length > 0);
};
