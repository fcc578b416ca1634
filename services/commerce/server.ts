import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { openStore } from './core/store.ts';
import { createPlatform } from './create-platform.ts';
import { resources } from './resources/index.ts';
import { seedFromDefault } from './seed.ts';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const read = readConfig(process.env);
if (!read.ok) fail(`commerce cannot start:\n  ${read.problems.join('\n  ')}`);
else {
  const { config } = read;
  // A relative path counts from the repository's root, wherever the command was given.
  const path =
    config.database === ':memory:'
      ? config.database
      : resolve(import.meta.dirname, '../..', config.database);
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const store = openStore(path, resources);
  const app = await createPlatform({ db: store, config });
  if (config.seed !== 'none')
    await seedFromDefault(store, (line) => process.stdout.write(`${line}\n`));
  const stop = async () => {
    await app.close();
    store.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    fail(
      taken
        ? `commerce cannot start: port ${config.port} on ${config.host} is taken (set COMMERCE_PORT)`
        : `commerce cannot start: ${String(error)}`,
    );
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.stdout.write(`commerce listening on http://${config.host}:${port}\n`);
}
