import { loggerOptions } from '@shop/contracts/http';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { buildApp } from './build-app.ts';
import { CATALOGUE_WEBHOOK } from './catalogue/open-catalogue.ts';
import { openRepairingCatalogue } from './catalogue/open-repairing-catalogue.ts';
import { callbackAddress } from './config/callback-address.ts';
import { readConfig } from './config/read-config.ts';
import { keptState } from './database/kept-state.ts';
import { isDamaged } from './database/is-damaged.ts';
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
/** The log is the server's, once there is one. */
let say = (line: string): void => console.log(`store-api: ${line}`);

/** An address may hold a password. */
const nameOf = (database: string): string => database.replace(/\/\/[^@/]*@/, '//…@');
const opened = <T>(open: (name: string) => Promise<T>, name: string): Promise<T> =>
  open(name).catch((error: unknown) =>
    fail([
      `cannot open the database ${nameOf(name)}: ${reasonOf(error)}`,
      ...(isDamaged(error) ? DAMAGED : []),
    ]),
  );

/** The index is made again by itself; the releases cannot be. */
const DAMAGED = [
  'It holds the releases and is never thrown away. Restore it from a backup, or save what can be read:',
  '  sqlite3 <file> ".recover" | sqlite3 <new file>',
  'With neither, move it away: shells keep what is live, and each release registers its remote again.',
];

const database = await opened(openDatabase, config.database);
const catalogue = await opened(
  (name) =>
    openRepairingCatalogue({
      database: name,
      platform: config.platform,
      compareEvery: config.compareEvery,
      say: (line) => say(line),
    }),
  config.catalogueDatabase,
);
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
  logger: loggerOptions('info'),
});
say = (line) => app.log.info(line);

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
