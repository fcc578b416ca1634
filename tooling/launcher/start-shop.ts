import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { deployToken as readDeployToken } from '../remote-kit/release/cli/deploy-token.ts';
import { localSecret } from '../remote-kit/release/cli/local-secret.ts';
import { writeReleaseKeys } from '../remote-kit/release/cli/signing-key.ts';
import { portsFrom, type Ports } from '../remote-kit/ports.ts';
import { REMOTE_NAMES } from '../remote-kit/remotes.ts';
import { assertPortsFree } from '../remote-kit/development/assert-ports-free.ts';
import { demoBackOffice, type DemoBackOffice } from './demo-back-office.ts';
import { keepShellBuild, type KeptShell } from './keep-shell-build.ts';
import { startProcess, untilReady, type ShopProcess, type RunningProcess } from './shop-process.ts';
import { supervise, type SupervisedProcess } from './supervise.ts';
import {
  commerceProcess,
  mailProcess,
  remoteProcess,
  shellProcess,
  storeApiProcess,
  type ProcessOptions,
} from './shop-processes.ts';
import { publishBuilt } from './publish-built.ts';

export type ProcessName = 'commerce' | 'mail' | 'store-api' | 'shell' | `remote-${RemoteName}`;

export interface RunningShop {
  ports: Ports;
  data: string;
  deployToken: string;
  /** Null if the platform or its sign-in client is not the embedded one. */
  backOffice: Pick<DemoBackOffice, 'address' | 'user'> | null;
  running: (name: ProcessName) => RunningProcess | undefined;
  /** Stops one process, which stays down until it is started again. */
  stopProcess: (name: ProcessName) => Promise<void>;
  startProcess: (name: ProcessName) => Promise<void>;
  /** Restarts a process, optionally with further environment. */
  restartProcess: (name: ProcessName, env?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  base: number;
  /** Folder of the shop's data. */
  data: string;
  env?: Record<string, string>;
  log?: (line: string) => void;
  /** Remotes served by another process: they get no host, and their builds are not published. */
  developed?: readonly RemoteName[];
  /** A custom shell build, awaited before the start; by default the one in `dist`. */
  shell?: Promise<KeptShell>;
}

/**
 * Starts every process of the shop on embedded services, publishes changed builds, and waits until all are healthy
 * and the shell is ready for visitors.
 */
export const startShop = async ({
  base,
  data,
  env,
  log = console.log,
  developed = [],
  shell,
}: Options): Promise<RunningShop> => {
  const hosted = REMOTE_NAMES.filter((name) => !developed.includes(name));
  const ports = portsFrom(base);
  const embedded = process.env['COMMERCE_ENDPOINT'] === undefined;
  const ownMail = process.env['SMTP_URL'] === undefined;
  await assertPortsFree({
    shell: ports.shell,
    ...(embedded ? { commerce: ports.commerce } : {}),
    'store-api': ports.storeApi,
    ...(ownMail ? { 'mail (SMTP)': ports.mailSmtp, mail: ports.mailInbox } : {}),
    ...Object.fromEntries(hosted.map((name) => [`remote ${name}`, ports.remotes[name]])),
  });
  const logs = join(data, 'logs');
  // Logs are truncated at start and continue across restarts.
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const deployToken = await readDeployToken(data);
  const healthKey = process.env['HEALTH_SIGNING_KEY'] ?? (await localSecret(data, 'health-key'));
  const backOffice = embedded ? demoBackOffice(ports, { ...process.env, ...env }) : null;
  const releaseKeys = process.env['STORE_API_RELEASE_KEYS'] ?? (await writeReleaseKeys(data));
  const keys = { deployToken, healthKey, releaseKeys };
  const options: ProcessOptions = { ports, data, ...keys, backOffice, env };
  const processes = new Map<string, ShopProcess>(
    [
      ...(embedded ? [commerceProcess(options)] : []),
      ...(ownMail ? [mailProcess(options)] : []),
      storeApiProcess(options),
      ...hosted.map((name) => remoteProcess(name, options)),
    ].map((target) => [target.name, target]),
  );
  const running = new Map<string, SupervisedProcess>();

  const start = async (name: string, further?: Record<string, string>): Promise<void> => {
    const target = processes.get(name);
    if (!target) throw new Error(`The shop has no process ${name}`);
    const again = running.has(name);
    const environment = { ...target.env, ...further };
    const supervised = await supervise({
      name,
      start: () => startProcess({ ...target, env: environment }, logs),
      log: (line) => log(`  ${new Date().toISOString()} ${line} (log: ${logs}/${name}.log)`),
    });
    running.set(name, supervised);
    if (!again) log(`  ${name} is ready`);
  };
  const stopAll = async (): Promise<void> => {
    await running.get('shell')?.stop();
    await Promise.all([...running.values()].map((target) => target.stop()));
  };

  try {
    log('Starting the processes (the platform seeds its catalog on the first start) …');
    // Waits for all of them, so that a failure leaves no process running.
    const started = await Promise.allSettled([...processes.keys()].map((name) => start(name)));
    const failed = started.find((it) => it.status === 'rejected');
    if (failed) throw failed.reason;
    await publishBuilt({ ports, data, deployToken, names: hosted });
    const target = shellProcess(options, await (shell ?? keepShellBuild(data)));
    processes.set('shell', target);
    await start('shell');
    await untilReady(target);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return {
    ports,
    data,
    deployToken,
    backOffice,
    running: (name) => running.get(name)?.current(),
    stopProcess: async (name) => running.get(name)?.stop(),
    startProcess: (name) => start(name),
    restartProcess: async (name, further) => {
      await running.get(name)?.stop();
      await start(name, further);
    },
    stop: stopAll,
  };
};
