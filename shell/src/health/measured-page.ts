import type { HealthReport } from '@shop/contracts/remote/health-report';
import type { Boot } from '../boot/boot-data.ts';
import { matchRoute } from '../router/match-route.ts';

/** Number of segments of a path that name its market: `/it/eur/it`, with the empty one before the first slash. */
const MARKET_SEGMENTS = 4;

/**
 * The page whose Web Vitals the document has: the one it was requested for, by its route. Parameters are left out, so no
 * item or order is named. Undefined for a page that does not exist.
 */
export const measuredPage = (
  { context, remotes }: Pick<Boot, 'context' | 'remotes'>,
  url = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href,
): HealthReport['page'] => {
  const rest = new URL(url).pathname.split('/').slice(MARKET_SEGMENTS).join('/');
  const matched = matchRoute(remotes, `/${rest}`);
  if (!matched) return undefined;
  const { remote, route } = matched;
  return { remote, route: route.id, market: context.market.market_code };
};
