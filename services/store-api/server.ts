import contracts from '@shop/contracts/package.json' with { type: 'json' };
import { buildApp } from './build-app.ts';
import { readConfig } from './config/read-config.ts';
import { openDatabase } from './database/open-database.ts';

const fail = (lines: readonly string[]): never => {
  for (const line of lines) console.error(`store-api: ${line}`);
  process.exit(1);
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

const read = readConfig(process.env, contracts.version);
const config = read.ok ? read.config : fail(read.problems);
const { contract, runtime, deployToken, databaseFile, host, port } = config;

const database = await openDatabase(databaseFile).catch((error: unknown) =>
  fail([`cannot open the database ${databaseFile}: ${reasonOf(error)}`]),
);
const app = buildApp({
  database,
  shell: { contract, runtime },
  now: () => new Date(),
  deployToken,
  logger: { level: 'info' },
});

const stop = async (): Promise<void> => {
  await app.close();
  await database.destroy();
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

try {
  await app.listen({ host, port });
} catch (error) {
  await stop();
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  fail([
    taken
      ? `port ${port} on ${host} is taken; stop what uses it or set STORE_API_PORT`
      : `cannot listen on ${host}:${port}: ${reasonOf(error)}`,
  ]);
}
