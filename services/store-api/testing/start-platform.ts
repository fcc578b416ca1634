import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connectPlatform, type Platform } from '../platform/platform.ts';
import { childEnvironment } from './child-environment.ts';

export interface TestPlatform {
  origin: string;
  /** Credentials of an integration. */
  platform: Platform;
  stop: () => Promise<void>;
}

const SERVER = join(import.meta.dirname, '../../commerce/server.mjs');

/** The local platform with its demo catalog, in a separate process for the duration of a test. */
export const startPlatform = async (
  port = '0',
  env: Readonly<Record<string, string>> = {},
): Promise<TestPlatform> => {
  const server = spawn(process.execPath, [SERVER], {
    env: childEnvironment({
      COMMERCE_PORT: port,
      COMMERCE_DB: ':memory:',
      // Limits are raised, because all shoppers of a test share one address.
      COMMERCE_ATTEMPTS_PER_ADDRESS: '1000000',
      // Hashing passwords as in production would be half of the CPU time of a suite about customers.
      COMMERCE_PASSWORD_COST: '16',
      ...env,
    }),
  });
  const ended = once(server, 'exit');
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      said += `${chunk}`;
      const found = /listening on (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`the platform ended: ${said}`)));
  });
  return {
    origin,
    platform: connectPlatform({
      endpoint: origin,
      authEndpoint: origin,
      clientId: 'fonte-vigna-backoffice',
      clientSecret: 'demo-backoffice-secret',
    }),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
};
