import { join } from 'node:path';
import { portsFrom } from '../ports.ts';
import { dataFolder } from '../workspace.ts';
import { problem, skipped, warning, type Finding, type Surroundings } from './check.ts';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a secret may be sent to an address: encrypted, or to this machine. */
const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOCAL.test(hostname);
};

/** Address of store-api as the release command takes it; undefined outside if the environment names none. */
export const storeApiOf = ({ env, isOutside }: Surroundings): string | undefined => {
  const named = env['STORE_API_URL']?.replace(/\/+$/, '');
  if (named || isOutside) return named || undefined;
  return `http://127.0.0.1:${portsFrom(Number(env['PORT_BASE'] || 3000)).storeApi}`;
};

/** Where and with which token the release command edits releases. */
export interface Credentials {
  endpoint: string;
  token: string;
  /** Named by the environment, not the local shop. */
  isNamed: boolean;
}

/** The credentials of the release command; the local shop's if the environment has none. Otherwise what is off. */
export const credentialsOf = (surroundings: Surroundings): Credentials | Finding => {
  const { root, env, read, isOutside } = surroundings;
  const base = Number(env['PORT_BASE'] || 3000);
  const isNamed = Boolean(env['STORE_API_URL']);
  const local = isOutside ? undefined : read(join(dataFolder(base, root), 'deploy-token'))?.trim();
  const token = env['STORE_API_DEPLOY_TOKEN'] || local;
  const endpoint = storeApiOf(surroundings);
  if (isNamed && !env['STORE_API_DEPLOY_TOKEN'])
    return problem(
      'STORE_API_URL is set, but STORE_API_DEPLOY_TOKEN is not',
      'Set STORE_API_DEPLOY_TOKEN to the token of that shop, from the secrets of your team',
    );
  if (isOutside && !isNamed) return skipped('No shop is named (STORE_API_URL)');
  if (!token || !endpoint)
    return skipped('No shop was started here yet; the first npm start creates one');
  if (!URL.canParse(endpoint)) return skipped('STORE_API_URL is no address');
  if (!isSafe(endpoint))
    return warning(
      `The deploy token would be sent to ${endpoint} unencrypted, so it was not tried`,
      'Set STORE_API_URL to an https address',
    );
  return { endpoint, token, isNamed };
};
