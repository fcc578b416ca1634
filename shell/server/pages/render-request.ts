import type { FastifyBaseLogger } from 'fastify';
import type { PageStatus } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import type { RenderRequest, RenderResult, RenderTimings } from '../../src/render/types.ts';
import { fitsRoute } from '../address/route-path.ts';
import { renderDocument } from '../document/document.ts';
import { inlineStyles, styleSources } from '../document/inline-styles.ts';
import type { ShellAssets } from '../document/page-assets.ts';
import { securityHeaders } from '../document/security-headers.ts';
import { SITE_NAME } from '../document/social-tags.ts';
import type { ReleaseHealth } from '../health/release-health.ts';
import type { DocumentMetrics } from '../metrics/document-metrics.ts';
import type { Override } from '../overrides/visitor-override.ts';
import type { Live } from '../releases/live-sets.ts';
import { routesOf, stableReleases, type ReleaseSet } from '../releases/release-set.ts';
import type { SoldIn } from '../search-engines/sold-in.ts';
import { encodeOnce, encodePage, type EncodedPage } from './encode.ts';
import { traceRender } from './trace-page.ts';

export type PageAnswer =
  | {
      kind: 'document';
      page: EncodedPage;
      /** Those of the document itself, which names its style sheets by their hashes. */
      headers: Readonly<Record<string, string>>;
      cacheable: boolean;
      /** Incomplete, because the catalogue index did not respond: render again on the next request. */
      isProvisional: boolean;
      /** The guest's order of the request does not exist. */
      orderIsMissing: boolean;
      /** Whether it has the page's content, or leaves it to the browser. */
      isRendered: boolean;
      /** Those of its render; undefined if it could not be rendered. */
      timings?: RenderTimings | undefined;
    }
  | { kind: 'redirect'; status: 301 | 302; location: string };

const renderInPool = async (
  { pool, set }: Live,
  request: RenderRequest,
  {
    log,
    health,
    documents,
  }: {
    log: FastifyBaseLogger;
    health: ReleaseHealth | undefined;
    documents: DocumentMetrics | undefined;
  },
) => {
  if (!pool) return null;
  const rendered = traceRender(set, request.rest, () => pool.render(request));
  return rendered.catch((error: unknown): RenderResult | null => {
    health?.onRenderFailure(set, request.rest, error);
    documents?.countFailure(set, request.rest, error);
    log.error(
      { path: `${request.context.prefix}${request.rest}`, reason: String(error) },
      'page is sent unrendered',
    );
    return null;
  });
};

/** A 404 is cached for a while; a page whose data could not be read is not. */
const mayBeKept = ({ status, whole }: { status: PageStatus; whole: boolean }): boolean =>
  status === 404 || (status !== 503 && whole);

/**
 * Status of a document that the browser renders. A public page answers 503, so that search engines retry and no cache
 * stores it; visitors see the same document.
 */
const unrenderedStatus = ({ set, pool }: Live, { rest }: RenderRequest): PageStatus => {
  const routes = routesOf(set);
  // Before the first release manifest was ever read there is nothing to compose a page of.
  if (routes.length === 0) return 503;
  const isPublic = routes.find((it) => fitsRoute(it, rest))?.rendering === 'server';
  return pool && isPublic ? 503 : 200;
};

/** Renders a page in a worker; on any failure the browser gets a document it can render itself. */
export const renderRequest = async (
  {
    config,
    publicShell,
    privateShell,
    live,
    defaultSet,
    health,
    log,
    soldIn,
    pictureOrigins,
    override,
    documents,
  }: {
    config: ShopConfig;
    publicShell: ShellAssets;
    privateShell: ShellAssets;
    live: Live;
    /** The default release set, to which a canary falls back in the browser. */
    defaultSet: ReleaseSet;
    health: ReleaseHealth;
    log: FastifyBaseLogger;
    soldIn: SoldIn;
    pictureOrigins: readonly string[];
    /** Set if the page is part of one: it is then neither cached nor listed by search engines. */
    override?: Override | undefined;
    /** Absent if nothing is counted. */
    documents?: DocumentMetrics | undefined;
  },
  request: RenderRequest,
): Promise<PageAnswer> => {
  // No figures are kept of an override.
  const figures = override ? { health: undefined, documents: undefined } : { health, documents };
  const result = await renderInPool(live, request, { log, ...figures });
  if (result?.kind === 'redirect') return result;
  const { context, rest } = request;
  const { item, markets } = result?.head ?? {};
  const sold = item === undefined ? undefined : await soldIn(item);
  const found = markets ?? sold?.markets;
  const isProvisional = item !== undefined && found === undefined;
  // Alternates must sell the item: while that is unknown, only the page's own market is listed.
  const listed = isProvisional ? [] : found;
  const styled = [
    ...(result?.chunks ?? []),
    ...(result?.lateChunks ?? []),
    ...(result?.styleChunks ?? []),
  ];
  const assets = result?.kind === 'private' ? privateShell : publicShell;
  const common = {
    config,
    context,
    rest,
    set: live.set,
    defaultSet,
    health: override ? undefined : health.of(live.set, defaultSet),
    shell: assets,
    override,
  };
  const forms = { soldIn: listed, names: sold?.names };
  const document = result
    ? renderDocument({ ...common, ...forms, ...result, rendered: result.kind })
    : renderDocument({
        ...common,
        rendered: 'nothing',
        html: '',
        head: { title: SITE_NAME },
        state: {},
        chunks: [],
      });
  const status = result?.status ?? unrenderedStatus(live, request);
  const cacheable =
    result?.kind === 'page' &&
    request.orderId === undefined &&
    override === undefined &&
    mayBeKept(result);
  return {
    kind: 'document',
    headers: {
      ...securityHeaders(config, live.set, {
        pictureOrigins,
        styles: styleSources(inlineStyles(live.set, assets, styled)),
        stable: stableReleases(live.set, defaultSet),
      }),
      ...(override && { 'x-robots-tag': 'noindex' }),
    },
    page: cacheable ? await encodePage(status, document) : encodeOnce(status, document),
    cacheable,
    isProvisional,
    orderIsMissing: result?.orderIsMissing === true,
    isRendered: result !== null,
    timings: result?.timings,
  };
};
