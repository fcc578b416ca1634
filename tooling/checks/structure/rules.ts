import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Import rules (docs/architecture.md, "The import rule"). Paths are relative to the repository. */

const TEST_FILE = '\\.test\\.tsx?$';
const TEST = `${TEST_FILE}|/testing/`;
const CONFIG = '/webpack\\.config\\.ts$';
const REMOTE = '^mf-[^/]+/';
const SERVICES = ['commerce', 'mail', 'store-api'];
const SERVER_KIT = '^services/server-kit/';
/** Traces of the servers: apart from the kit, which teams outside install, because of OpenTelemetry. */
const TRACING = '^services/tracing/';
const STANDALONE = '^tooling/standalone/';
const KIT = '^tooling/remote-kit/';
/** The entry of a remote's standalone page, and the samples that it brings. */
const STANDALONE_ENTRY = '^mf-[^/]+/src/standalone(\\.tsx$|/)';

/** Packages that exist once per page, reduced to the exports in use and re-exported by shared-contracts. */
const LEFT_TO_CONTRACTS =
  '(^|node_modules/)(react-router|react-redux|react-intl|redux|@reduxjs/[^/]+|@commercelayer/[^/]+)(/|$)';

type Rule = Extract<IForbiddenRuleType, { to: unknown }> & { name: string; comment: string };

const rule = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

const cycles: readonly Rule[] = [
  rule(
    'no-cycle',
    'Files that need each other are one file, or share a third.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
];

const packages: readonly Rule[] = [
  rule(
    'contracts-import-no-one',
    'Everyone imports shared-contracts: what it needs of others belongs into it, or to them.',
    { path: '^shared-contracts/' },
    { path: '^(shell|mf-[^/]+|services|tooling|e2e)/' },
  ),
  rule(
    'remotes-import-contracts-only',
    'Another team is reached by a fragment or an event.',
    { path: '^mf-([^/]+)/', pathNot: [TEST_FILE, CONFIG] },
    { path: '^(shell|mf-(?!$1/)[^/]+|services|tooling(?!/standalone/)|e2e)/' },
  ),
  rule(
    'standalone-page-in-its-entry-only',
    'The standalone page is a tool: pages of the shop and other tools do not contain it.',
    { pathNot: [STANDALONE, STANDALONE_ENTRY, TEST_FILE] },
    { path: STANDALONE },
  ),
  rule(
    'standalone-imports-contracts-only',
    'It opens any remote, so it knows none of them; it is browser code, without the other tools.',
    { path: STANDALONE, pathNot: TEST_FILE },
    { path: '^(shell|mf-[^/]+|services|tooling(?!/standalone/)|e2e)/' },
  ),
  rule(
    'kit-imports-contracts-only',
    'Teams outside of this repository install the kit: it needs the contracts and the server kit, and no other folder.',
    { path: KIT, pathNot: TEST },
    {
      path: '^(shell|mf-[^/]+|services(?!/server-kit/)|tooling(?!/(?:remote-kit|standalone|node_modules)/)|e2e)/',
    },
  ),
  rule(
    'remote-tests-leave-other-teams-alone',
    'A test may read the demo catalogue and helpers of the journeys, and nothing of another team.',
    { path: `^mf-([^/]+)/.*${TEST_FILE}` },
    { path: '^(shell|mf-(?!$1/)[^/]+|tooling)/' },
  ),
  rule(
    'shell-imports-contracts-only',
    'The shell meets remotes and services at run time only; its server is built on the server kit and tracing.',
    { path: '^shell/', pathNot: CONFIG },
    { path: '^(mf-[^/]+|services|tooling|e2e)/', pathNot: [SERVER_KIT, TRACING] },
  ),
  ...SERVICES.map((name) =>
    rule(
      `${name}-imports-contracts-only`,
      'Services meet over HTTP and share the server kit and tracing; a test may start another service.',
      { path: `^services/${name}/`, pathNot: TEST },
      { path: `^(shell|mf-[^/]+|tooling|e2e|services/(?!${name}/|server-kit/|tracing/)[^/]+)/` },
    ),
  ),
  rule(
    'server-kit-imports-contracts-only',
    'All servers import the kit, so it knows none of them.',
    { path: SERVER_KIT },
    { path: '^(shell|mf-[^/]+|tooling|e2e|services/(?!server-kit/)[^/]+)/' },
  ),
  rule(
    'tracing-imports-the-kit-only',
    'All servers start tracing, so it knows none of them.',
    { path: TRACING },
    { path: '^(shell|mf-[^/]+|tooling|e2e|services/(?!server-kit/|tracing/)[^/]+)/' },
  ),
  rule(
    'opentelemetry-on-demand',
    'A server without a collector loads no OpenTelemetry: use the functions of @shop/tracing.',
    { pathNot: ['^services/tracing/(sdk|worker)/', '/node_modules/', TEST] },
    { path: '(^|/)node_modules/(@opentelemetry|@fastify/otel)/', dynamic: false },
  ),
  rule(
    'nothing-imports-journeys',
    'The journeys play a shop that knows nothing of them.',
    { pathNot: ['^e2e/', TEST] },
    { path: '^e2e/' },
  ),
  rule(
    'left-to-contracts',
    'Take what shared-contracts gives on (routing, store, i18n, commerce): a page has one copy of it.',
    { path: [REMOTE, STANDALONE], pathNot: [TEST_FILE, CONFIG] },
    { path: LEFT_TO_CONTRACTS },
  ),
  rule(
    'shell-left-to-contracts',
    'Take what shared-contracts gives on (routing, store, i18n, commerce): a page has one copy of it.',
    { path: '^shell/', pathNot: [TEST, CONFIG] },
    { path: LEFT_TO_CONTRACTS },
  ),
  rule(
    'test-helpers-in-tests',
    'Test helpers have no place in what is built.',
    {
      path: [REMOTE, '^shell/', '^shared-contracts/', '^services/', STANDALONE],
      // The standalone page is for developers, and only tests run the official clients.
      pathNot: [TEST, STANDALONE_ENTRY, '^services/commerce/clients/'],
    },
    { path: '/testing/' },
  ),
];

const platforms: readonly Rule[] = [
  rule(
    'no-node-in-the-browser',
    'A browser has no Node modules.',
    {
      path: [`${REMOTE}src/`, '^shell/src/', '^shared-contracts/', STANDALONE],
      pathNot: TEST,
    },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'no-server-kit-in-the-browser',
    'Browser code would download server code; the kit and tracing are for services and shell/server.',
    { path: [REMOTE, '^shell/src/'] },
    { path: [SERVER_KIT, TRACING] },
  ),
  rule(
    'no-screens-in-services',
    'Services answer with data; React is for pages.',
    { path: '^services/', pathNot: TEST },
    { path: 'node_modules/(react|react-dom)/' },
  ),
];

/** Folders from the ground up: each imports only from those before it, types included, so they have no cycle. */
const stack = (name: string, root: string, folders: readonly string[]): Rule[] => {
  const order = `The folders of ${root} are a stack, from the ground up: ${folders.join(', ')}.`;
  return [
    ...folders
      .slice(0, -1)
      .map((folder, index) =>
        rule(
          `${name}-${folder}-import-below`,
          order,
          { path: `^${root}${folder}/`, pathNot: TEST },
          { path: `^${root}(${folders.slice(index + 1).join('|')})/` },
        ),
      ),
    rule(
      `${name}-folders-in-the-stack`,
      `Give the folder a place. ${order}`,
      { path: `^${root}(?!(?:${folders.join('|')})/)[^/]+/`, pathNot: [TEST, '/node_modules/'] },
      { path: `^${root}` },
    ),
  ];
};

const layers: readonly Rule[] = [
  ...stack('contracts', 'shared-contracts/', [
    ...[
      'libraries',
      'storage',
      'codes',
      'credentials',
      'market',
      'events',
      'commerce',
      'store',
      'store-api',
    ],
    ...['wish-list', 'i18n', 'routing', 'ui', 'forms', 'remote', 'addresses', 'compat'],
  ]),
  // Each feature declares its own tables (`declare module`), so that the database imports none.
  ...stack('store-api', 'services/store-api/', [
    ...['database', 'timing', 'platform', 'http', 'webhooks', 'link-tokens', 'pending-work'],
    ...[
      'release-tokens',
      'releases',
      'release-health',
      'reports',
      'catalogue',
      'enrichment',
      'mails',
      'health',
      'metrics',
      'sales',
      'price-history',
    ],
    ...[
      'newsletter',
      'reviews',
      'stock-waits',
      'return-requests',
      'reconciliation',
      'back-office',
      'config',
      'own-api',
      // Knows the schema of all features.
      'backup',
    ],
  ]),
];

export const RULES: readonly Rule[] = [...cycles, ...packages, ...platforms, ...layers];
