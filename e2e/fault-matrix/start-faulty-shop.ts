import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../../services/store-api/testing/start-postgres.ts';
import { startFaultProxy, type FaultProxy } from '../../tooling/faults/fault-proxy.ts';
import type { Fault } from '../../tooling/faults/fault.ts';
import { remoteProcess } from '../../tooling/launcher/shop-processes.ts';
import { startProcess } from '../../tooling/launcher/shop-process.ts';
import { startShop, type RunningShop } from '../../tooling/launcher/start-shop.ts';
import { portsFrom, type Ports } from '../../tooling/remote-kit/ports.ts';
import { REMOTE_NAMES } from '../../tooling/remote-kit/remotes.ts';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { LIMITS, type LinkName } from './matrix.ts';

export interface FaultyShop {
  shop: RunningShop;
  setFault: (link: LinkName, fault: Fault) => Promise<void>;
  /** Pieces of requests that a link has carried since the start. */
  carried: (link: LinkName) => number;
  stop: () => Promise<void>;
}

/** From a remote's port to that of its host behind the proxy: beside the remotes' own ports. */
const BEHIND = 50;

const at = (proxy: FaultProxy) => `http://127.0.0.1:${proxy.port}`;

/** Starts each remote's host at another port, and a proxy at its own. */
const moveHosts = async (shop: RunningShop) => {
  const moved: Ports = {
    ...shop.ports,
    remotes: Object.fromEntries(
      Object.entries(shop.ports.remotes).map(([name, port]) => [name, port + BEHIND]),
    ) as Ports['remotes'],
  };
  return Promise.all(
    REMOTE_NAMES.map(async (name) => {
      await shop.stopProcess(`remote-${name}`);
      const keys = { deployToken: shop.deployToken, healthKey: '', releaseKeys: '' };
      const target = remoteProcess(name, { ports: moved, data: shop.data, ...keys });
      const host = await startProcess(target, join(shop.data, 'logs'));
      const proxy = await startFaultProxy({
        target: moved.remotes[name],
        port: shop.ports.remotes[name],
      });
      return { host, proxy };
    }),
  );
};

/** A shop on PostgreSQL with a proxy on every connection between two processes. */
export const startFaultyShop = async (base: number): Promise<FaultyShop> => {
  const ports = portsFrom(base);
  const postgres = await startPostgres();
  const databaseUrl = new URL(await postgres.database('faults'));
  const [storeApi, platform, platformOfStoreApi, database] = await Promise.all(
    [ports.storeApi, ports.commerce, ports.commerce, Number(databaseUrl.port)].map((target) =>
      startFaultProxy({ target }),
    ),
  );
  if (!storeApi || !platform || !platformOfStoreApi || !database) throw new Error('No proxies');
  databaseUrl.port = String(database.port);
  const data = join(ROOT, '.shop', `faults-${base}`);
  await rm(data, { recursive: true, force: true });
  const shop = await startShop({
    base,
    data,
    env: {
      DATABASE_URL: databaseUrl.href,
      STORE_API_ENDPOINT: at(storeApi),
      COMMERCE_ENDPOINT: at(platform),
      RENDER_LIMIT_MS: String(LIMITS.render),
      RENDER_INDEX_LIMIT_MS: String(LIMITS.index),
    },
    log: () => undefined,
  });
  await shop.restartProcess('store-api', { COMMERCE_ENDPOINT: at(platformOfStoreApi) });
  const hosts = await moveHosts(shop);
  const links: Readonly<Record<LinkName, readonly FaultProxy[]>> = {
    'shell → store-api': [storeApi],
    'shell → platform': [platform],
    'shell → remotes': hosts.map(({ proxy }) => proxy),
    'store-api → platform': [platformOfStoreApi],
    'store-api → database': [database],
  };
  return {
    shop,
    setFault: async (link, fault) => {
      await Promise.all(links[link].map((proxy) => proxy.setFault(fault)));
    },
    carried: (link) => links[link].reduce((sum, proxy) => sum + proxy.carried(), 0),
    stop: async () => {
      await shop.stop();
      await Promise.all(hosts.map(({ host }) => host.stop()));
      await Promise.all(Object.values(links).flatMap((all) => all.map((proxy) => proxy.stop())));
      await postgres.stop();
    },
  };
};
