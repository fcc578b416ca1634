import {
  ok,
  problem,
  skipped,
  warning,
  type Check,
  type Finding,
  type Surroundings,
} from '../check.ts';
import { credentialsOf, type Credentials } from '../credentials.ts';
import { remoteNameIn } from '../remote-name.ts';

/** The token and the store-api that the release command would use, for each remote of the repository. */
export const deployToken: Check = {
  name: 'deploy token',
  run: async (surroundings) => {
    const credentials = credentialsOf(surroundings);
    if ('level' in credentials) return [credentials];
    const { endpoint } = credentials;
    const names = surroundings.remotes.map((it) => remoteNameIn(surroundings, it));
    const foreign: string[] = [];
    for (const name of names) {
      const status = await statusOfEdit(surroundings, credentials, name);
      if (status === 403) foreign.push(name);
      else if (status !== 400) return [refusal(status, credentials)];
    }
    const list = names.filter((it) => !foreign.includes(it)).join(', ');
    return [
      ...(list ? [ok(`The deploy token is valid at ${endpoint} for ${list}`)] : []),
      ...(foreign.length > 0 ? [foreignRemotes(foreign, surroundings.isOutside)] : []),
    ];
  },
};

/**
 * Sends an edit without content: store-api reads the token first and then refuses the edit, so nothing changes.
 *
 * @returns the status; null without an answer
 */
const statusOfEdit = async (
  { request }: Surroundings,
  { endpoint, token }: Credentials,
  name: string,
): Promise<number | null> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  try {
    const url = `${endpoint}/releases/${name}/promote`;
    return (await request(url, { method: 'POST', headers, body: '{}' })).status;
  } catch {
    return null;
  }
};

/** A team inside has the remotes of others in its repository, too. */
const foreignRemotes = (names: readonly string[], isOutside: boolean): Finding =>
  (isOutside ? problem : warning)(
    `The deploy token is not for ${names.join(', ')}`,
    'Use a token of that remote: its team or a super admin makes one at /back-office/tokens',
  );

const refusal = (status: number | null, { endpoint, isNamed }: Credentials): Finding => {
  if (status === null)
    return skipped(`The deploy token was not checked: no store-api answers at ${endpoint}`);
  if (status === 401)
    return problem(
      `The deploy token is not that of ${endpoint}: it is unknown, expired or revoked`,
      isNamed
        ? 'Set STORE_API_DEPLOY_TOKEN to the current token of that shop'
        : 'Stop the shop that runs there and start this one, or unset STORE_API_DEPLOY_TOKEN',
    );
  return warning(
    `${endpoint} answers ${status}, so the deploy token could not be checked`,
    'Check that STORE_API_URL is the address of store-api itself',
  );
};
