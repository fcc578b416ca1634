import { fileVariableOf, readSecretFiles, secretsOf } from '@shop/server-kit/configuration';
import { SERVICES } from '../configuration/services.ts';

const SECRETS = [...new Set(SERVICES.flatMap(({ variables }) => secretsOf(variables)))];

/**
 * Puts secrets from files (`SMTP_URL_FILE`) into the environment of this process, and empties the names of the files. The launcher
 * decides by their values which processes to start, and passes secrets of its own to them, which files would contradict.
 *
 * @throws with every file that is contradicted, unreadable or empty
 */
export const takeSecretsFromFiles = (environment: NodeJS.ProcessEnv): void => {
  const read = readSecretFiles(environment, SECRETS);
  if (read.problems.length > 0)
    throw new Error(read.problems.map(({ name, message }) => `${name} ${message}`).join('\n'));
  for (const secret of SECRETS) {
    if (!environment[fileVariableOf(secret)]) continue;
    environment[secret] = read.environment[secret];
    // Services take an empty variable as unset.
    environment[fileVariableOf(secret)] = '';
  }
};
