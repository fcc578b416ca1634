import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote';
import type { Ports } from '../remote-kit/ports.ts';
import type { DemoBackOffice } from './demo-back-office.ts';
import type { KeptShell } from './keep-shell-build.ts';
import { liveShell } from '../remote-kit/release/artifact/live-shell.ts';
import type { ShopProcess } from './shop-process.ts';
import { ROOT } from '../remote-kit/workspace.ts';
import { standaloneSettings } from './standalone-settings.ts';

/**
 * Two malloc arenas instead of eight per core, and trimming of free memory: threads that render and compress then
 * retain less memory.
 */
const ALLOCATION = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const at = (port: number) => `http://127.0.0.1:${port}`;
const health = (port: number) => `http://127.0.0.1:${port}/health`;

/** Name of the shop in canonical URLs and mails. */
const shopOrigin = ({ shell }: Ports) => process.env['SHOP_ORIGIN'] ?? `http://localhost:${shell}`;

/** Pictures of the demo catalog, or a custom folder. */
export const mediaFolder = () =>
  process.env['MEDIA_DIR'] ?? join(ROOT, 'services/commerce/demo/media');

/** Lets the shell confirm releases. Derived, so that it allows no edit and needs no file of its own. */
const shellToken = (deployToken: string): string =>
  createHmac('sha256', deployToken).update('shells').digest('hex');

export interface ProcessOptions {
  ports: Ports;
  data: string;
  deployToken: string;
  /** Signs the release sets of documents, for health reports: shared by shell and store-api. */
  healthKey: string;
  /** File with the public keys that sign releases. */
  releaseKeys: string;
  /** Unset if the platform is not the embedded one. */
  backOffice?: DemoBackOffice | null;
  /** Further environment of every process, for tests. */
  env?: Record<string, string>;
}

/** The embedded platform; omitted if `COMMERCE_ENDPOINT` points at a real organization. */
export const commerceProcess = ({ ports, data, backOffice, env }: ProcessOptions): ShopProcess => ({
  name: 'commerce',
  command: ['services/commerce/server.mjs'],
  env: {
    COMMERCE_PORT: String(ports.commerce),
    COMMERCE_DB: join(data, 'commerce.sqlite'),
    // The own API verifies passwords for its clients, and forwards their addresses.
    COMMERCE_TRUSTED_PROXIES: process.env['COMMERCE_TRUSTED_PROXIES'] ?? '127.0.0.1,::1',
    ...backOffice?.commerce,
    ...env,
  },
  health: health(ports.commerce),
});

/** `react@19.3.1,react-dom@19.3.1` */
const versionList = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join();

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/** Origins of the shop's documents; on a local machine both of its names. */
const shopOrigins = (ports: Ports): string[] =>
  process.env['SHOP_ORIGIN']
    ? [process.env['SHOP_ORIGIN']]
    : LOCAL_HOSTS.map((host) => `http://${host}:${ports.shell}`);

/** Origins that may call the shop's own API: the shop, and on a local machine the standalone pages of remotes. */
const askingOrigins = (ports: Ports): string[] => [
  ...shopOrigins(ports),
  ...(process.env['SHOP_ORIGIN']
    ? []
    : Object.values(ports.remotes).flatMap((port) =>
        LOCAL_HOSTS.map((host) => `http://${host}:${port}`),
      )),
];

export const STORE_API_COMMAND = ['--max-semi-space-size=8', 'services/store-api/server.ts'];

export const storeApiProcess = ({
  ports,
  data,
  deployToken,
  healthKey,
  releaseKeys,
  backOffice,
  env,
}: ProcessOptions): ShopProcess => ({
  name: 'store-api',
  command: STORE_API_COMMAND,
  env: {
    ...ALLOCATION,
    STORE_API_PORT: String(ports.storeApi),
    STORE_API_DB: join(data, 'store-api.sqlite'),
    STORE_API_DEPLOY_TOKEN: deployToken,
    STORE_API_SHELL_TOKEN: shellToken(deployToken),
    STORE_API_RELEASE_KEYS: releaseKeys,
    HEALTH_SIGNING_KEY: healthKey,
    SHOP_RUNTIME: process.env['SHOP_RUNTIME'] ?? liveShell().runtime,
    SHOP_SHARED: process.env['SHOP_SHARED'] ?? versionList(liveShell().shared),
    COMMERCE_ENDPOINT: process.env['COMMERCE_ENDPOINT'] ?? at(ports.commerce),
    SHOP_ORIGIN: shopOrigin(ports),
    STORE_API_ORIGINS: process.env['STORE_API_ORIGINS'] ?? askingOrigins(ports).join(','),
    // The shell proxies `/api` and forwards the client's address.
    STORE_API_TRUSTED_PROXIES: process.env['STORE_API_TRUSTED_PROXIES'] ?? '127.0.0.1,::1',
    SMTP_URL: process.env['SMTP_URL'] ?? `smtp://127.0.0.1:${ports.mailSmtp}`,
    ...backOffice?.storeApi,
    ...env,
  },
  health: health(ports.storeApi),
});

/** A local mail server with an inbox page; omitted if `SMTP_URL` names another. */
export const mailProcess = ({ ports, data, env }: ProcessOptions): ShopProcess => ({
  name: 'mail',
  command: ['services/mail/server.ts'],
  env: {
    MAIL_SMTP_PORT: String(ports.mailSmtp),
    MAIL_INBOX_PORT: String(ports.mailInbox),
    MAIL_DB: join(data, 'mail.sqlite'),
    ...env,
  },
  health: health(ports.mailInbox),
});

/** The static host of one remote, in place of the team's bucket or CDN. */
export const remoteProcess = (name: RemoteName, { ports, data }: ProcessOptions): ShopProcess => ({
  name: `remote-${name}`,
  command: [
    'tooling/remote-kit/static-host/serve.ts',
    '--root',
    join(data, 'artifacts', name),
    '--port',
    String(ports.remotes[name]),
    '--name',
    name,
    '--media',
    mediaFolder(),
    ...shopOrigins(ports).flatMap((origin) => ['--shop', origin]),
  ],
  env: { STANDALONE_SETTINGS: standaloneSettings(process.env) },
  health: health(ports.remotes[name]),
});

export const shellProcess = (
  { ports, data, deployToken, healthKey, env }: ProcessOptions,
  build: KeptShell,
): ShopProcess => ({
  name: 'shell',
  // Collects garbage of rendering early: slightly slower, but twice 60 MB less memory. The live heap is far
  // smaller.
  command: ['--max-semi-space-size=8', '--max-old-space-size=160', 'shell/server/main.ts'],
  env: {
    SHELL_PORT: String(ports.shell),
    SHELL_DATA_DIR: join(data, 'shell'),
    ...ALLOCATION,
    SHELL_DIST: build.dist,
    SHELL_EARLIER_DISTS: build.earlier.join(','),
    SHOP_ORIGIN: shopOrigin(ports),
    COMMERCE_ENDPOINT: process.env['COMMERCE_ENDPOINT'] ?? at(ports.commerce),
    STORE_API_ENDPOINT: process.env['STORE_API_ENDPOINT'] ?? at(ports.storeApi),
    STORE_API_SHELL_TOKEN: shellToken(deployToken),
    MEDIA_DIR: mediaFolder(),
    HEALTH_SIGNING_KEY: healthKey,
    // A local shop is for developers; one with a name of its own decides for itself.
    SHELL_ALLOW_DEVELOPMENT:
      process.env['SHELL_ALLOW_DEVELOPMENT'] ?? (process.env['SHOP_ORIGIN'] ? 'off' : 'on'),
    ...env,
  },
  health: health(ports.shell),
  ready: `${at(ports.shell)}/ready`,
});
