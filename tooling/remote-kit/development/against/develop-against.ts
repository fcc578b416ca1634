import { watch } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { DEVELOPMENT_PATHS } from '@shop/contracts/remote/developed-remotes';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { encodeLocalRemotes } from '@shop/server-kit/local-remotes';
import { folderOf } from '../../remotes.ts';
import { loadConfig } from '../../webpack/load-config.ts';
import { ROOT } from '../../workspace.ts';
import { assertPortsFree } from '../assert-ports-free.ts';
import { describeDeveloped } from '../describe-developed.ts';
import { portBase } from '../port-base.ts';
import { serveRemote } from '../serve-remote.ts';
import { watchTypes } from '../watch-types.ts';
import { askShop } from './ask-shop.ts';

/** Remotes served from their sources for a shop that runs elsewhere. */
export interface DevelopedAgainst {
  /** Origin of the shop. */
  shop: string;
  /** Link to the shop's page that asks the visitor to use them. */
  link: string;
  /** Remote → address of its development server. */
  servers: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}

interface Options {
  /** Address of the shop. */
  against: string;
  remotes: readonly RemoteName[];
  log: (line: string) => void;
}

/**
 * Starts the development servers of some remotes for the pages of a deployed shop, and nothing else.
 *
 * @throws with what to do if the shop does not run them, a port is taken, or a configuration is broken
 */
export const developAgainst = async ({
  against,
  remotes,
  log,
}: Options): Promise<DevelopedAgainst> => {
  const { origin: shop } = await askShop(against, remotes, CONTRACT_VERSION);
  const { ports } = portBase();
  await assertPortsFree(
    Object.fromEntries(remotes.map((name) => [`remote ${name}`, ports.remotes[name]])),
  );
  const folders = remotes.map((name) => folderOf(ROOT, name));
  const makeLink = async (): Promise<string> => {
    const described = remotes.map(
      async (name, index) =>
        [name, await describeDeveloped(folders[index] ?? '', ports.remotes[name])] as const,
    );
    const developed = Object.fromEntries(await Promise.all(described));
    const text = encodeLocalRemotes({ contract: CONTRACT_VERSION, remotes: developed });
    return `${shop}${DEVELOPMENT_PATHS.confirm}?remotes=${text}`;
  };

  let link = await makeLink();
  const configs = await Promise.all(folders.map((folder) => loadConfig(folder, 'development')));
  log(`Compiling ${remotes.map((name) => `mf-${name}`).join(', ')} …`);
  const stops = await Promise.all(
    remotes.map((name, index) =>
      serveRemote({
        folder: folders[index] ?? '',
        configs: configs[index] ?? [],
        port: ports.remotes[name],
        log,
        shop,
      }),
    ),
  );
  // Only now: it would delay the start by its first check.
  const stopTypes = watchTypes(folders, log);

  const onChange = async (file: string | null): Promise<void> => {
    if (file !== 'routes.ts' && file !== 'slots.ts') return;
    try {
      const next = await makeLink();
      if (next === link) return;
      link = next;
      log(`Routes or slots have changed. Open and confirm:\n\n  ${link}\n`);
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  };
  const watchers = folders.map((folder) =>
    watch(join(folder, 'src'), (_event, file) => void onChange(file)),
  );
  return {
    shop,
    link,
    servers: Object.fromEntries(
      remotes.map((name) => [name, `http://127.0.0.1:${ports.remotes[name]}`]),
    ),
    stop: async () => {
      stopTypes();
      for (const watcher of watchers) watcher.close();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
};
