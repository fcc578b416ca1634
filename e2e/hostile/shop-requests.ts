import fc from 'fast-check';
import type { HostileRequest } from './hostile-request.ts';
import {
  brokenEncoding,
  encoded,
  hostileHeaders,
  hostileJson,
  hostileText,
  method,
} from './hostile-texts.ts';

const part = (known: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: encoded(hostileText) },
    { weight: 1, arbitrary: brokenEncoding },
  );

const path = (begins: readonly string[], parts: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...begins), fc.array(part(parts), { maxLength: 3 }))
    .map(([first, rest]) => [first, ...rest].join('/'));

const query = (names: readonly string[], values: readonly string[]) =>
  fc
    .array(fc.tuple(part(names), part(values)), { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

const body = fc.oneof(hostileJson, hostileText);

interface Drawn {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
}

const requestTo =
  (target: HostileRequest['target']) =>
  ({ method: by, path: to, query: asked, headers, body: sent }: Drawn): HostileRequest => {
    const reads = ['GET', 'HEAD', 'OPTIONS'].includes(by);
    return {
      target,
      method: by,
      path: asked === '' ? to : `${to}?${asked}`,
      headers: { ...(!reads && { 'content-type': 'application/json' }), ...headers },
      body: reads ? null : sent,
    };
  };

const CATALOGUE_NAMES = [
  'market',
  'locale',
  'q',
  'category',
  'grape',
  'region',
  'size',
  'price',
  'available',
  'offers',
  'sort',
  'page',
  'per_page',
  'code',
];
const CATALOGUE_VALUES = [
  'it-eur',
  'it',
  'de',
  'wines',
  'barolo',
  'barbera',
  '1',
  '-5',
  '100-2000',
  '-',
  'price',
  'BAROLO-750',
  'relevance',
];

/** Requests to the shop's own API without its token. */
export const storeApiRequests: fc.Arbitrary<HostileRequest> = fc
  .record({
    method,
    path: path(
      [
        '/catalogue/items',
        '/catalogue/items',
        '/catalogue/suggestions',
        '/catalogue/markets-of',
        '/catalogue/codes',
        '/releases',
        '/webhooks',
        '/reports',
        '/health',
        '',
      ],
      [
        'catalog',
        'history',
        '1.0.0',
        'promote',
        'rollback',
        'canary',
        'withdraw',
        'orders.create',
        'skus.update',
      ],
    ),
    query: query(CATALOGUE_NAMES, CATALOGUE_VALUES),
    headers: hostileHeaders,
    body,
  })
  // Most paths are valid.
  .chain((it) =>
    fc
      .tuple(fc.constant(it), fc.boolean())
      .map(([drawn, plain]) =>
        plain && drawn.path.startsWith('/catalogue/')
          ? { ...drawn, method: 'GET', path: drawn.path.split('/').slice(0, 3).join('/') }
          : drawn,
      ),
  )
  .map(requestTo('store-api'));

/** Requests to the server that renders the pages. */
export const shellRequests: fc.Arbitrary<HostileRequest> = fc
  .record({
    method,
    path: path(
      [
        '/it/eur/it',
        '/it/eur/it',
        '/de/eur/de',
        '/rest-of-world/usd/en',
        '/it/eur',
        '/it',
        '',
        '/assets',
        '/media',
        '/sitemaps',
        '/sitemap.xml',
        '/robots.txt',
        '/health',
      ],
      [
        'category',
        'wines',
        'product',
        'BAROLO-750',
        'search',
        'bundle',
        'cart',
        'checkout',
        'account',
        'info',
        'terms',
        'confirmed',
        'x.js',
        'index.html',
        '.env',
        '.git',
      ],
    ),
    query: query(
      ['q', 'page', 'sort', 'grape', 'region', 'price', 'country', 'locale', 'utm_source', '_data'],
      ['barolo', '1', '2', '-1', 'price', 'it', 'IT', '100-2000'],
    ),
    headers: hostileHeaders,
    body,
  })
  .map(requestTo('shell'));
