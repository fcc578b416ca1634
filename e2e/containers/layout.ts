import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { findOnPath } from '../../tooling/test/find-on-path.ts';

/** What the steps of docs/deploy.md, "Without an image registry", need. */
const TOOLS = ['podman', 'runc', 'mmdebstrap', 'docker-compose'];

const BASE = 'localhost/node:24-bookworm-slim';
const FILES = ['compose.yaml', 'compose.demo.yaml', 'compose.without-registry.yaml'];
const COMPOSE = [
  ...['-p', 'fonte-vigna', '--env-file', 'deploy/demo.env'],
  ...FILES.flatMap((file) => ['-f', `deploy/${file}`]),
];

/** Addresses of `deploy/compose.yaml`, at which a container that has started answers. */
const ADDRESSES = {
  'shell-1': 'http://10.89.77.11:3000/ready',
  'shell-2': 'http://10.89.77.12:3000/ready',
  'store-api-1': 'http://10.89.77.21:3020/ready',
  'store-api-2': 'http://10.89.77.22:3020/ready',
  postgres: 'tcp://10.89.77.31:5432',
  s3: 'tcp://10.89.77.41:9000',
  mail: 'tcp://10.89.77.52:3025',
} as const;

export type Container = keyof typeof ADDRESSES;

const answers = async (address: string): Promise<boolean> => {
  const { protocol, hostname, port } = new URL(address);
  if (protocol === 'http:')
    return fetch(address, { signal: AbortSignal.timeout(1_000) }).then(
      (it) => it.ok,
      () => false,
    );
  const socket = connect(Number(port), hostname);
  return new Promise<boolean>((done) => {
    // An address without a container may not even refuse.
    socket.setTimeout(1_000, () => done(false));
    socket.on('connect', () => done(true));
    socket.on('error', () => done(false));
  }).finally(() => socket.destroy());
};

/** Required tools that this machine lacks; with one missing the tests are skipped. */
export const missingTools = (): string[] => TOOLS.filter((tool) => findOnPath(tool) === null);

export interface Layout {
  /** Ends a container at once, as a lost machine would. */
  kill: (container: Container) => Promise<void>;
  /** Ends a container as a deployment does: SIGTERM, then a grace period. */
  stop: (container: Container) => Promise<void>;
  /** Starts a container again, and waits until it is ready. @returns ms until then */
  start: (container: Container) => Promise<number>;
  /** The last lines that each container has logged. */
  logs: () => Promise<string>;
  /** Removes all containers and their data. */
  remove: () => void;
}

const startEngine = (folder: string, environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn('podman', ['system', 'service', '--time=0', `unix://${folder}/podman.sock`], {
    env: environment,
    stdio: 'ignore',
  });

/**
 * Builds the images and starts the production layout, by the commands of docs/deploy.md, with the four remotes released
 * into its bucket.
 */
export const startLayout = async (): Promise<Layout> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-layout-'));
  const environment = {
    ...process.env,
    BASE,
    CONTAINERS_CONF: join(ROOT, 'deploy/containers.conf'),
    DOCKER_HOST: `unix://${folder}/podman.sock`,
  };
  const run = (command: string, ...args: string[]): void => {
    execFileSync(command, args, { cwd: ROOT, env: environment, stdio: 'inherit' });
  };
  const hasImage = (image: string): boolean => {
    try {
      execFileSync('podman', ['image', 'exists', image], { env: environment });
      return true;
    } catch {
      return false;
    }
  };
  // `SHOP_IS_BUILT=1`: images and remotes of the last run, for work on the test itself.
  if (!process.env['SHOP_IS_BUILT']) {
    if (!hasImage(BASE)) run('deploy/images/build-base.sh', BASE);
    run('deploy/images/build.sh');
    run('deploy/images/build.sh', 'postgres', 's3');
  }
  run('deploy/secrets.sh');
  const engine = startEngine(folder, environment);
  await expect.poll(() => existsSync(join(folder, 'podman.sock'))).toBe(true);
  const remove = (): void => {
    run('docker-compose', ...COMPOSE, 'down', '--volumes', '--timeout', '5');
  };
  // What an interrupted run left.
  remove();
  try {
    run('docker-compose', ...COMPOSE, 'up', '-d');
    run('deploy/release-demo.sh');
  } catch (error) {
    remove();
    engine.kill();
    throw error;
  }
  const nameOf = (container: Container) => `fonte-vigna_${container}_1`;
  // Never synchronous: a load that runs meanwhile would pause with this process.
  const podman = (...args: string[]) => promisify(execFile)('podman', args, { env: environment });
  return {
    kill: async (container) => void (await podman('kill', nameOf(container))),
    stop: async (container) => void (await podman('stop', '--time', '20', nameOf(container))),
    start: async (container) => {
      const started = performance.now();
      await podman('start', nameOf(container));
      const poll = { timeout: 120_000, intervals: [200] };
      await expect.poll(() => answers(ADDRESSES[container]), poll).toBe(true);
      return performance.now() - started;
    },
    logs: async () => {
      const { stdout: names } = await podman('ps', '--all', '--format', '{{.Names}}');
      const ofEach = names
        .split('\n')
        .filter(Boolean)
        .map(async (name) => {
          const { stdout, stderr } = await podman('logs', '--tail', '30', name);
          return `${name}\n${stdout}${stderr}`;
        });
      return (await Promise.all(ofEach)).join('\n');
    },
    remove: () => {
      remove();
      engine.kill();
      rmSync(folder, { recursive: true });
    },
  };
};
