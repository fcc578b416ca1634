import type { RenderTimings } from '../../src/render/types.ts';
import { SET_HEADER, type VisitorSet } from '../releases/visitor-set.ts';
import { STALE_FOR } from './page-cache.ts';
import type { DocumentCache } from './trace-page.ts';

/** Cache-Control of a public page. @param freshFor in s */
export const cacheControl = (audience: VisitorSet['audience'], freshFor: number): string =>
  audience === 'visitor'
    ? 'private, max-age=0'
    : `public, max-age=0, s-maxage=${freshFor}, stale-while-revalidate=${STALE_FOR}`;

/** Request headers that a page depends on. */
export const varyOf = (audience: VisitorSet['audience'], isCookies: boolean): string =>
  [
    'accept-encoding',
    ...(audience === 'set' ? [SET_HEADER] : []),
    ...(isCookies || audience === 'visitor' ? ['cookie'] : []),
  ].join(', ');

/**
 * Server-Timing of a document, which developer tools and measuring scripts show: whether the page cache had it, what its
 * render took if this request waited for one, and the whole time in the shell. A shared cache repeats the header of the
 * request that filled it.
 *
 * @param timings in ms
 * @param total in ms
 */
export const serverTiming = (
  cache: DocumentCache,
  timings: RenderTimings | undefined,
  total: number,
): string => {
  const isRendered = cache === 'miss' || cache === 'none';
  const steps = Object.entries({ ...(isRendered && timings), total });
  return [`cache;desc=${cache}`, ...steps.map(([step, ms]) => `${step};dur=${ms.toFixed(1)}`)].join(
    ', ',
  );
};
