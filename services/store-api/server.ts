import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { buildApp } from './build-app.ts';
import { CATALOGUE_WEBHOOK, openCatalogue } from './catalogue/open-catalogue.ts';
import { openStorage } from './catalogue/storage/open-storage.ts';
import { callbackAddress } from './config/callback-address.ts';
import { readConfig } from './config/read-config.ts';
import { keptState } from './database/kept-state.ts';
import { openDatabase } from './database/open-database.ts';
import { openEnrichment, ORDERS_WEBHOOK } from './enrichment/open-enrichment.ts';

const fail = (lines: readonly string[]): never => {
  for (const line of lines) console.error(`store-api: ${line}`);
  process.exit(1);
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

const read = readConfig(process.env, CONTRACT_VERSION);
const config = read.ok ? read.config : fail(read.problems);
const { contract, runtime, deployToken, host, port } = config;
const say = (line: string): void => app.log.info(line);

/** An address may hold a password. */
const nameOf = (database: string): string => database.replace(/\/\/[^@/]*@/, '//…@');
const opened = <T>(open: (name: string) => Promise<T>, name: string): Promise<T> =>
  open(name).catch((error: unknown) =>
    fail([`cannot open the database ${nameOf(name)}: ${reasonOf(error)}`]),
  );

const database = await opened(openDatabase, config.database);
const catalogue = openCatalogue({
  storage: await opened(openStorage, config.catalogueDatabase),
  platform: config.platform,
  compareEvery: config.compareEvery,
  say,
});
const enrichment =
  config.enrichment &&
  openEnrichment({
    ...config.enrichment,
    platform: config.platform,
    state: keptState(database, 'order-enrichment'),
    say: (line) => say(`enrichment: ${line}`),
  });
const app = buildApp({
  database,
  catalogue,
  enrichment: enrichment ?? undefined,
  shell: { contract, runtime },
  now: () => new Date(),
  deployToken,
  readLimits: config.readLimits,
  trustedProxies: config.trustedProxies,
  logger: { level: 'info' },
});

const stop = async (): Promise<void> => {
  await app.close();
  await catalogue.close();
  await enrichment?.close();
  await database.destroy();
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

try {
  await app.listen({ host, port });
  const origin = callbackAddress(config, app.server.address());
  if (origin === null) say('no webhooks, as STORE_API_PUBLIC_ENDPOINT is not set');
  void catalogue
    .run(origin && `${origin}${CATALOGUE_WEBHOOK}`)
    .catch((error: unknown) => say(`catalogue: it stands still: ${reasonOf(error)}`));
  void enrichment
    ?.run(origin && `${origin}${ORDERS_WEBHOOK}`)
    .catch((error: unknown) => say(`enrichment: it stands still: ${reasonOf(error)}`));
} catch (error) {
  await stop();
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  fail([
    taken
      ? `port ${port} on ${host} is taken; stop what uses it or set STORE_API_PORT`
      : `cannot listen on ${host}:${port}: ${reasonOf(error)}`,
  ]);
}
