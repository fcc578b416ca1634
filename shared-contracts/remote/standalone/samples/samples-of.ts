import { matchPath } from 'react-router';
import type { RemoteName } from '../../fragments.ts';
import type { RemoteModule, RemoteRoute } from '../../types.ts';
import { screensOf } from '../screens-of.ts';
import { accountSamples } from './account.ts';
import { cartSamples } from './cart.ts';
import { catalogSamples } from './catalog.ts';
import { checkoutSamples } from './checkout.ts';
import type { Sample } from './sample.ts';

const SAMPLES: Readonly<Record<RemoteName, readonly Sample[]>> = {
  catalog: catalogSamples,
  cart: cartSamples,
  checkout: checkoutSamples,
  account: accountSamples,
};

/** The route that shows a screen: the first that fits, as in the shop. */
const routeOf = (routes: readonly RemoteRoute[], screen: string): RemoteRoute | undefined => {
  const [path = ''] = screen.split('?');
  return routes.find((it) => matchPath({ path: `/${it.path}`, end: true }, path));
};

/**
 * Every screen of a remote in groups, each with the visitor its screens need. A screen that no group names, such as one
 * that was just added, is in the last, by examples of its parameters.
 */
export const samplesOf = ({ name, routes }: Pick<RemoteModule, 'name' | 'routes'>): Sample[] => {
  const named = SAMPLES[name].map((it) => ({
    ...it,
    screens: it.screens.filter((screen) => routeOf(routes, screen)),
  }));
  const covered = named.flatMap(({ screens }) => screens.map((it) => routeOf(routes, it)));
  const others = screensOf({ routes: routes.filter((it) => !covered.includes(it)) });
  return [...named, { id: 'further', screens: others }].filter(({ screens }) => screens.length > 0);
};
