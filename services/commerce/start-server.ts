import type { Config } from './config/config.ts';
import { openStore } from './engine/store/store.ts';
import { createPlatform } from './create-platform.ts';
import { databasePath } from './config/database-path.ts';
import { resources } from './domains/index.ts';
import { announce } from './running/running-file.ts';
import { seedFrom } from './seeding/load-seed.ts';
import { describeTls, startSecure, type Secure } from './tls/start-secure.ts';

export interface RunningServer {
  /** `http://127.0.0.1:3010` */
  readonly origin: string;
  /** Ports of the TLS listener and the proxy; null where the configuration asks for neither. */
  readonly secure: Secure | null;
  readonly stop: () => Promise<void>;
}

/** Opens the database, seeds it and listens: the whole platform as a process runs it. */
export const startServer = async (
  config: Config,
  say: (line: string) => void,
): Promise<RunningServer> => {
  const path = databasePath(config.database);
  const store = openStore(path, resources);
  const app = await createPlatform({ db: store, config });
  await seedFrom(store, config.seed, say);
  await app.listen({ port: config.port, host: config.host });
  const secure = await startSecure(app, config);
  if (secure) for (const line of describeTls(secure, config)) say(line);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const origin = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  const withdraw = announce(path, origin);
  return {
    origin,
    secure,
    stop: async () => {
      withdraw();
      await secure?.close();
      await app.close();
      store.close();
    },
  };
};
