import { credentialsOf, type Credentials } from '../credentials.ts';
import { remoteNameIn } from '../remote-name.ts';
import {
  ok,
  problem,
  skipped,
  warning,
  type Check,
  type Finding,
  type Surroundings,
} from '../check.ts';

/** The token and the store-api that the release command would use, for each remote of the repository. */
export const deployToken: Check = {
  name: 'deploy token',
  run: async (surroundings) => {
    const credentials = credentialsOf(surroundings);
    if ('level' in credentials) return [credentials];
    const names = surroundings.remotes.map((it) => remoteNameIn(surroundings, it));
    const findings: Finding[] = [];
    for (const name of names) {
      const finding = await tryToken(surroundings, credentials, name);
      findings.push(finding);
      // The same for every remote.
      if (finding.level !== 'ok' && !finding.message.includes(` for ${name}`)) return [finding];
    }
    const isForAll = findings.every(({ level }) => level === 'ok');
    const valid = `The deploy token is valid at ${credentials.endpoint}`;
    return isForAll ? [ok(`${valid} for ${names.join(', ')}`)] : findings;
  },
};

/** Sends an edit without content: store-api reads the token first and then refuses the edit, so nothing changes. */
const tryToken = async (
  { request, isOutside }: Surroundings,
  { endpoint, token, isNamed }: Credentials,
  name: string,
): Promise<Finding> => {
  let status: number;
  try {
    ({ status } = await request(`${endpoint}/releases/${name}/promote`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    }));
  } catch {
    return skipped(`The deploy token was not checked: no store-api answers at ${endpoint}`);
  }
  if (status === 400) return ok(`The deploy token is valid for ${name}`);
  if (status === 401)
    return problem(
      `The deploy token is not that of ${endpoint}: it is unknown, expired or revoked`,
      isNamed
        ? 'Set STORE_API_DEPLOY_TOKEN to the current token of that shop'
        : 'Stop the shop that runs there and start this one, or unset STORE_API_DEPLOY_TOKEN',
    );
  if (status === 403)
    return (isOutside ? problem : warning)(
      `The deploy token is not for ${name}, but for other remotes`,
      `Use a token of ${name}: its team or a super admin makes one at /back-office/tokens`,
    );
  return warning(
    `${endpoint} answers ${status}, so the deploy token could not be checked`,
    'Check that STORE_API_URL is the address of store-api itself',
  );
};
