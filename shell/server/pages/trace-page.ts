import { addTraceEvent, describeRequest, inSpan, isTracing } from '@shop/tracing';
import type { RemoteName } from '@shop/contracts/remote';
import type { RenderRequest, RenderResult } from '../../src/render/types.ts';
import { failedRemote } from '../health/failed-remote.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { NotRendered } from '../rendering/not-rendered.ts';
import { ownedRoute } from './owned-route.ts';
import type { CacheOutcome } from './page-cache.ts';

/** `none`: a page of one visitor, which is neither read from the cache nor stored in it. */
export type DocumentCache = CacheOutcome | 'none';

/** Route of a document below its market, as the pages' remotes declare it. */
const MARKET = '/:country/:currency/:locale';

const versionIn = ({ releases }: ReleaseSet, remote: RemoteName): string | undefined =>
  releases[remote]?.metadata.version;

const releaseOf = (set: ReleaseSet, remote: RemoteName | null | undefined) => {
  const version = remote && versionIn(set, remote);
  return { ...(remote && { 'shop.remote': remote }), ...(version && { 'shop.release': version }) };
};

/**
 * Describes the document on the span of its request. Path parameters and the query are left out: they can contain
 * order ids and search texts.
 */
export const traceDocument = (
  method: string,
  set: ReleaseSet,
  { context, rest }: RenderRequest,
  cache: DocumentCache,
): void => {
  if (!isTracing()) return;
  const page = ownedRoute(set, rest);
  const route = page ? `${MARKET}/${page.route.path}`.replace(/\/$/, '') : `${MARKET}/*`;
  describeRequest(method, route, {
    'shop.release_set': set.id,
    'shop.market': context.market.market_code,
    'shop.page': page?.route.id ?? 'missing',
    'shop.cache': cache,
    ...releaseOf(set, page?.remote),
  });
};

const addFailure = (set: ReleaseSet, rest: string, error: unknown): void => {
  // No release is to blame for a page that no worker was free for.
  const remote = error instanceof NotRendered ? null : failedRemote(String(error), set, rest);
  addTraceEvent('shop.page_failed', {
    'error.type': error instanceof NotRendered ? 'NotRendered' : 'RenderFailed',
    ...releaseOf(set, remote),
  });
};

/**
 * Renders in a span of its own, whose trace the worker's requests belong to. A failure is an event of both spans with
 * the release that caused it; a document from the cache has been sent by then, so only the render has it.
 */
export const traceRender = async (
  set: ReleaseSet,
  rest: string,
  render: () => Promise<RenderResult>,
): Promise<RenderResult> => {
  if (!isTracing()) return render();
  const page = ownedRoute(set, rest);
  const attributes = {
    'shop.release_set': set.id,
    'shop.page': page?.route.id ?? 'missing',
    ...releaseOf(set, page?.remote),
  };
  try {
    return await inSpan('render', attributes, () =>
      render().catch((error: unknown) => {
        addFailure(set, rest, error);
        throw error;
      }),
    );
  } catch (error) {
    addFailure(set, rest, error);
    throw error;
  }
};
