import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The name of a container of the layout: `shell-1`, `store-api-2`, `postgres`, `s3`, … */
type Container = string;

/** Missing tools; containers are tested only where there are none. */
export const missingTools = (): string[] => TOOLS.filter((tool) => findOnPath(tool) === null);

export interface Layout {
  /** Ends a container at once, as a lost machine would. */
  kill: (container: Container) => void;
  /** Ends a container as a deployment does: SIGTERM, then a grace period. */
  stop: (container: Container) => void;
  /** Starts a container that was killed, and waits until it is healthy. */
  start: (container: Container) => Promise<void>;
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
  if (!hasImage(BASE)) run('deploy/images/build-base.sh', BASE);
  run('deploy/images/build.sh');
  run('deploy/images/build.sh', 'postgres', 's3');
  run('deploy/secrets.sh');
  const engine = startEngine(folder, environment);
  await expect.poll(() => existsSync(join(folder, 'podman.sock'))).toBe(true);
  run('docker-compose', ...COMPOSE, 'up', '-d');
  run('deploy/release-demo.sh');
  const nameOf = (container: Container) => `fonte-vigna_${container}_1`;
  const podman = (...args: string[]): string =>
    `${execFileSync('podman', args, { env: environment })}`;
  return {
    kill: (container) => void podman('kill', nameOf(container)),
    stop: (container) => void podman('stop', '--time', '20', nameOf(container)),
    start: async (container) => {
      podman('start', nameOf(container));
      const isHealthy = (): boolean => {
        try {
          podman('healthcheck', 'run', nameOf(container));
          return true;
        } catch {
          return false;
        }
      };
      if (container !== 's3') await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
    },
    remove: () => {
      run('docker-compose', ...COMPOSE, 'down', '--volumes', '--timeout', '5');
      engine.kill();
      rmSync(folder, { recursive: true });
    },
  };
};
