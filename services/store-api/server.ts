import { setFlagsFromString } from 'node:v8';
import { loggerOptions } from '@shop/server-kit/http';
import { startTracing } from '@shop/tracing';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { openBackOffice } from './back-office/open-back-office.ts';
import { buildApp } from './build-app.ts';
import { askShopForTrial } from './releases/trials/ask-for-trial.ts';
import { CATALOGUE_WEBHOOK, type OpenCatalogue } from './catalogue/open-catalogue.ts';
import { openRepairingCatalogue } from './catalogue/open-repairing-catalogue.ts';
import { apiOrigin, callbackAddress } from './config/service-urls.ts';
import { watchStock } from './stock-waits/watch-stock.ts';
import { readConfig } from './config/read-config.ts';
import { keptState } from './database/kept-state.ts';
import { isDamaged } from './database/is-damaged.ts';
import { openStore } from './open-store.ts';
import { openEnrichment, ORDERS_WEBHOOK } from './enrichment/open-enrichment.ts';
import { MAILS_WEBHOOK, openMails } from './mails/open-mails.ts';
import { itemKey } from './catalogue/item/indexed-item.ts';
import { marketRules } from './catalogue/item/market-rules.ts';
import { keptPopularity, refreshRating } from './reviews/popularity.ts';
import { CANCELLATIONS_WEBHOOK, openCancellations } from './reviews/open-cancellations.ts';
import { openSales, SALES_WEBHOOK } from './sales/open-sales.ts';
import { openPriceHistory } from './price-history/open-price-history.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { openReconciliation } from './reconciliation/open-reconciliation.ts';
import { measureReconciliation } from './reconciliation/reconciliation-metrics.ts';
import { openReleaseHealth } from './release-health/open-release-health.ts';
import { CREDENTIALS_WEBHOOK, openCredentials } from './own-api/accounts/open-credentials.ts';
import { openOwnApi } from './own-api/open-own-api.ts';
import { connectPlatform } from './platform/platform.ts';
import { followPlatform } from './webhooks/follow-platform.ts';
import { platformProbe } from './platform/reachability.ts';

const fail = (lines: readonly string[]): never => {
  for (const line of lines) console.error(`store-api: ${line}`);
  process.exit(1);
};

/** Interval of the stock check for back-in-stock requests, in ms. */
const STOCK_WATCH_EVERY = 60_000;

/** A user of the back office waits for the platform's response: ms, and one retry of a rate-limited call. */
const DESK_TIME_LIMIT = 10_000;
const DESK_POLICY = { first: 300, longest: 1_000, attempts: 2, patience: 2_000 };

/** Paths without spans: health checks, metrics, and the manifest that shells poll every second. */
const WITHOUT_SPANS = ['/health', '/live', '/ready', '/metrics', '/releases'];

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

const read = readConfig(process.env, CONTRACT_VERSION);
const config = read.ok ? read.config : fail(read.problems);
const { contract, runtime, shared, deployToken, shellToken, host, port } = config;
const tracing = await startTracing({
  settings: config.tracing,
  service: 'store-api',
  ownOrigins: [config.platform.endpoint, config.platform.authEndpoint],
  continuesTraces: true,
  withoutSpans: WITHOUT_SPANS,
});
/** Before the server exists, lines go to the console. */
let log = (line: string): void => console.log(`store-api: ${line}`);

/** The URL may contain a password. */
const nameOf = (database: string): string => database.replace(/\/\/[^@/]*@/, '//…@');
const opened = <T>(open: (name: string) => Promise<T>, name: string): Promise<T> =>
  open(name).catch((error: unknown) =>
    fail([
      `cannot open the database ${nameOf(name)}: ${reasonOf(error)}`,
      ...(isDamaged(error) ? DAMAGED : []),
    ]),
  );

/** The index is rebuilt automatically, unlike the releases. */
const DAMAGED = [
  'It holds the releases and is never thrown away. Restore it from a backup, or save what can be read:',
  '  sqlite3 <file> ".recover" | sqlite3 <new file>',
  'With neither, move it away: shells keep what is live, and each release registers its remote again.',
];

const database = await opened(openStore, config.database);
const priceHistory = openPriceHistory({
  database,
  platform: config.platform,
  markets: config.mail.markets,
  retryEvery: config.compareEvery,
  log: (line) => log(`prices: ${line}`),
});
const refresh = refreshRating(database, () => catalogue);
const catalogue: OpenCatalogue = await opened(
  (name) =>
    openRepairingCatalogue({
      database: name,
      platform: config.platform,
      compareEvery: config.compareEvery,
      log: (line) => log(line),
      popularity: keptPopularity(database, refresh),
      markets: config.mail.markets,
      onPut: priceHistory.meet,
      // Only the writer of the index meets changed items, so only a new one can have missed some.
      onWriting: async () => void (await priceHistory.beginTerm(catalogue.storage)),
      // Collects garbage early: 196 MB instead of 337 MB after minutes of orders. It would slow down loading the index.
      onReady: () => setFlagsFromString('--heap-growing-percent=25'),
      onClosing: priceHistory.endTerm,
    }),
  config.catalogueDatabase,
);
const enrichment =
  config.enrichment &&
  openEnrichment({
    ...config.enrichment,
    platform: config.platform,
    state: keptState(database, 'order-enrichment'),
    log: (line) => log(`enrichment: ${line}`),
  });
const mails = openMails({
  ...config.mail,
  database,
  platform: config.platform,
  shopOrigin: config.shopOrigin,
  log: (line) => log(`mails: ${line}`),
});
const sales = openSales({
  database,
  platform: config.platform,
  onSold: ({ market, pieces, ...item }) => catalogue.facets.addSold(market, itemKey(item), pieces),
  log: (line) => log(`sales: ${line}`),
});
const cancellations = openCancellations({
  database,
  platform: config.platform,
  refreshRating: refresh,
  log: (line) => log(`cancellations: ${line}`),
});
const credentials = openCredentials({
  database,
  platform: config.platform,
  log: (line) => log(`credentials: ${line}`),
});
const stockWatch = watchStock({
  database,
  platform: config.platform,
  sells: marketRules(config.mail.markets).sells,
  shopOrigin: config.shopOrigin,
  apiOrigin: apiOrigin(config),
  every: STOCK_WATCH_EVERY,
  log: (line) => log(`stock: ${line}`),
});
const ownApi = openOwnApi(config, database, { log: () => app.log, refreshRating: refresh });
const reconciliation =
  config.reconciliation &&
  openReconciliation({
    ...config.reconciliation,
    database,
    platform: config.platform,
    enriches: config.enrichment !== null,
    log: (line) => log(`reconciliation: ${line}`),
  });
const backOffice =
  config.backOffice &&
  (await openBackOffice(config.backOffice, {
    database,
    authEndpoint: config.platform.authEndpoint,
    shopOrigin: config.shopOrigin,
    platform: connectPlatform(config.platform, { timeLimit: DESK_TIME_LIMIT, policy: DESK_POLICY }),
    merchant: config.mail.merchant,
    reconciliation: reconciliation ?? undefined,
  }));
const askPlatform = platformProbe(config.platform.authEndpoint);
const metrics = openMetrics({ database, catalogue, enrichment, askPlatform, ownApi, config });
if (reconciliation) measureReconciliation(metrics.registry, database);
const now = () => new Date();
const shell = { contract, runtime, ...(shared && { shared }) };
const { releaseKeys } = config;
const releaseHealth = openReleaseHealth({
  database,
  shell,
  releaseKeys,
  now,
  ...config.releaseHealth,
  origins: config.ownApi.origins,
  trusted: config.readLimits.unlimited,
  markets: config.mail.markets.map(({ market_code }) => market_code),
  registry: metrics.registry,
  log: (line) => log(`release health: ${line}`),
});
const app = buildApp({
  database,
  catalogue,
  enrichment: enrichment ?? undefined,
  mails,
  sales,
  cancellations,
  credentials,
  ownApi: ownApi.options,
  askPlatform,
  metrics: { ...metrics, token: config.metricsToken },
  releaseHealth,
  backOffice: backOffice ?? undefined,
  shell,
  releaseKeys,
  askForTrial: askShopForTrial(config.shopOrigin, (line) => log(`releases: ${line}`)),
  now,
  deployToken,
  shellToken,
  readLimits: config.readLimits,
  trustedProxies: config.trustedProxies,
  logger: loggerOptions('info'),
});
log = (line) => app.log.info(line);

const background = [ownApi.work, stockWatch, releaseHealth, reconciliation];
const followers = [enrichment, mails, sales, cancellations];
const stop = async (): Promise<void> => {
  await app.close();
  for (const it of [...background, catalogue, priceHistory, ...followers]) await it?.close();
  credentials.close();
  await database.destroy();
};
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void tracing.drain(stop));

try {
  await app.listen({ host, port });
  const origin = callbackAddress(config, app.server.address());
  if (origin === null) log('no webhooks, as STORE_API_PUBLIC_ENDPOINT is not set');
  for (const work of [...background, priceHistory]) void work?.run();
  followPlatform(origin, log, [
    [catalogue, CATALOGUE_WEBHOOK, 'catalogue: updates stopped'],
    [enrichment, ORDERS_WEBHOOK, 'enrichment: stopped'],
    [sales, SALES_WEBHOOK, 'sales: nothing is counted'],
    [credentials, CREDENTIALS_WEBHOOK, 'credentials: changes on the platform revoke no links'],
    [cancellations, CANCELLATIONS_WEBHOOK, 'cancellations: no review goes with one'],
    [mails, MAILS_WEBHOOK, 'mails: none are sent'],
  ]);
} catch (error) {
  await stop();
  const isPortInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  fail([
    isPortInUse
      ? `port ${port} on ${host} is taken; stop what uses it or set STORE_API_PORT`
      : `cannot listen on ${host}:${port}: ${reasonOf(error)}`,
  ]);
}
