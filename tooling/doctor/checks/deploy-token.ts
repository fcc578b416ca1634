import { join } from 'node:path';
import { dataFolder } from '../../remote-kit/workspace.ts';
import { portsFrom } from '../../remote-kit/ports.ts';
import { ok, problem, skipped, warning, type Check, type Finding } from '../check.ts';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The token and the store-api that the release command would use; the local shop's if the environment has none. */
export const deployToken: Check = {
  name: 'deploy token',
  run: async ({ root, env, read, request }) => {
    const base = Number(env['PORT_BASE'] || 3000);
    const remote = env['STORE_API_URL'];
    const local = read(join(dataFolder(base, root), 'deploy-token'))?.trim();
    const token = env['STORE_API_DEPLOY_TOKEN'] || local;
    if (remote && !env['STORE_API_DEPLOY_TOKEN'])
      return [
        problem(
          'STORE_API_URL is set, but STORE_API_DEPLOY_TOKEN is not',
          'Set STORE_API_DEPLOY_TOKEN to the token of that shop, from the secrets of your team',
        ),
      ];
    if (!token) return [skipped('No shop was started here yet; the first npm start creates one')];
    const endpoint = (remote ?? `http://127.0.0.1:${portsFrom(base).storeApi}`).replace(/\/+$/, '');
    if (!URL.canParse(endpoint)) return [skipped('STORE_API_URL is no address')];
    const { protocol, hostname } = new URL(endpoint);
    if (protocol === 'http:' && !LOCAL.test(hostname))
      return [
        warning(
          `The deploy token would be sent to ${endpoint} unencrypted, so it was not tried`,
          'Set STORE_API_URL to an https address',
        ),
      ];
    return [await tryToken(request, endpoint, token, remote !== undefined)];
  },
};

/** Sends an edit without content: store-api reads the token first and then refuses the edit, so nothing changes. */
const tryToken = async (
  request: Parameters<Check['run']>[0]['request'],
  endpoint: string,
  token: string,
  isRemote: boolean,
): Promise<Finding> => {
  try {
    const { status } = await request(`${endpoint}/releases/catalog/promote`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    if (status === 401)
      return problem(
        `The deploy token is not that of ${endpoint}`,
        isRemote
          ? 'Set STORE_API_DEPLOY_TOKEN to the current token of that shop'
          : 'Stop the shop that runs there and start this one, or unset STORE_API_DEPLOY_TOKEN',
      );
    return status === 400
      ? ok(`The deploy token is valid at ${endpoint}`)
      : warning(
          `${endpoint} answers ${status}, so the deploy token could not be checked`,
          'Check that STORE_API_URL is the address of store-api itself',
        );
  } catch {
    return skipped(`The deploy token was not checked: no store-api answers at ${endpoint}`);
  }
};
