import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { REMOTE_NAMES } from '../../remote-kit/remotes.ts';
import { assertPortsFree } from '../../remote-kit/development/assert-ports-free.ts';
import { describeDeveloped } from '../../remote-kit/development/describe-developed.ts';
import { portBase } from '../../remote-kit/development/port-base.ts';
import { serveRemote, type StandaloneSettings } from '../../remote-kit/development/serve-remote.ts';
import { watchTypes } from '../../remote-kit/development/watch-types.ts';
import { loadConfig } from '../../remote-kit/webpack/load-config.ts';
import { buildChanged } from '../build-changed.ts';
import { dataFolder, ROOT } from '../../remote-kit/workspace.ts';
import { takeSecretsFromFiles } from '../secrets-from-files.ts';
import { type RunningShop, startShop } from '../start-shop.ts';
import { coalesce } from './coalesce.ts';
import { SHELL_DEV_DIST, watchShell } from './watch-shell.ts';
import type { Ports } from '../../remote-kit/ports.ts';
import { mediaFolder } from '../shop-processes.ts';
import { standaloneSettings } from '../standalone-settings.ts';

/** Settings of the remotes' standalone pages in this shop. */
const standaloneOf = (ports: Ports): StandaloneSettings => {
  const platform = `http://localhost:${ports.commerce}`;
  return {
    config: JSON.stringify({
      commerce: {
        endpoint: platform,
        authEndpoint: platform,
        organization: 'fonte-vigna',
        clientId: 'fonte-vigna-shop',
      },
      storeApi: { endpoint: `http://localhost:${ports.storeApi}` },
    }),
    settings: standaloneSettings(process.env),
    media: mediaFolder(),
  };
};

/** Quiet time that ends a change, in ms. */
const SETTLED = 150;

/** A shop with some remotes served from their sources. */
export interface DevelopedShop {
  shop: RunningShop;
  stop: () => Promise<void>;
}

/**
 * Starts the shop for development: the named remotes from their sources with hot updates, the others from their
 * builds, the shell from its sources. The shell's server restarts if a route table, a remote's slots, the shell or the
 * server itself changes.
 */
export const develop = async (
  developed: readonly RemoteName[],
  log: (line: string) => void = console.log,
): Promise<DevelopedShop> => {
  takeSecretsFromFiles(process.env);
  const { base, ports } = portBase();
  const built = REMOTE_NAMES.filter((name) => !developed.includes(name));
  await assertPortsFree(
    Object.fromEntries(developed.map((name) => [`remote ${name}`, ports.remotes[name]])),
  );
  // A broken configuration fails before any process starts.
  const configs = await Promise.all(
    developed.map((name) => loadConfig(join(ROOT, `mf-${name}`), 'development')),
  );
  if (built.length > 0) await buildChanged(built.map((name) => `mf-${name}`));

  const environment = async (): Promise<Record<string, string>> => {
    const remotes = developed.map(async (name) => [
      name,
      await describeDeveloped(join(ROOT, `mf-${name}`), ports.remotes[name]),
    ]);
    return { SHELL_DEV_REMOTES: JSON.stringify(Object.fromEntries(await Promise.all(remotes))) };
  };

  let shop: RunningShop | undefined;
  const restartShell = coalesce(async () => {
    try {
      // An editor or formatter writes several files at once.
      await setTimeout(SETTLED);
      await shop?.restartProcess('shell', await environment());
      if (shop) log('The shell is up to date: load the page again to see it.');
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  });
  const onChange = () => void restartShell();

  log(`Compiling the shell${developed.map((name) => `, mf-${name}`).join('')} …`);
  const shell = watchShell(onChange, log);
  const servers = Promise.all(
    developed.map((name, index) =>
      serveRemote({
        folder: join(ROOT, `mf-${name}`),
        configs: configs[index] ?? [],
        port: ports.remotes[name],
        log,
        standalone: standaloneOf(ports),
      }),
    ),
  );
  const [started, stopShell, stopServers] = await Promise.all([
    startShop({
      base,
      data: dataFolder(base),
      env: await environment(),
      log,
      developed,
      shell: shell.then(() => ({ dist: SHELL_DEV_DIST, earlier: [] })),
    }),
    shell,
    servers,
  ]);
  shop = started;
  // Only now: it would delay the start by its first check.
  const stopTypes = watchTypes(
    (developed.length > 0 ? developed.map((name) => `mf-${name}`) : ['shell']).map((name) =>
      join(ROOT, name),
    ),
    log,
  );

  const watchers = [
    watch(join(ROOT, 'shell', 'server'), { recursive: true }, onChange),
    ...developed.map((name) =>
      watch(join(ROOT, `mf-${name}`, 'src'), (_event, file) => {
        if (file === 'routes.ts' || file === 'slots.ts') onChange();
      }),
    ),
  ];
  return {
    shop: started,
    stop: async () => {
      shop = undefined;
      stopTypes();
      for (const watcher of watchers) watcher.close();
      await Promise.all([stopShell(), ...stopServers.map((stop) => stop())]);
      await started.stop();
    },
  };
};
