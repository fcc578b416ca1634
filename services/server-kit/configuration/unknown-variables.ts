import { fileVariableOf, secretsOf } from './secret-files.ts';
import type { Environment, Problem, Variable } from './variable.ts';

/**
 * Variables that begin with a service's prefix although another process reads them. All processes of `npm start` have the
 * same environment, so a service must not take them for misspelled ones of its own. A test compares this list with the
 * variables of all services.
 */
export const NAMES_OF_OTHERS: readonly string[] = [
  // Read by the shell and store-api.
  'COMMERCE_ENDPOINT',
  'COMMERCE_AUTH_ENDPOINT',
  'COMMERCE_CLIENT_ID',
  // Read by store-api.
  'COMMERCE_AUTHORIZE_ENDPOINT',
  'COMMERCE_WEBAPP_ID',
  'COMMERCE_WEBAPP_SECRET',
  'COMMERCE_WEBAPP_SECRET_FILE',
  // Read by the shell.
  'STORE_API_ENDPOINT',
  // Read by the release command and the doctor.
  'STORE_API_URL',
];

/** Kubernetes gives each container addresses of all services: `STORE_API_SERVICE_HOST`, `STORE_API_PORT_3020_TCP`. */
const OF_KUBERNETES = /^(SERVICE_(HOST|PORT(_\w+)?)|PORT_\d+_(TCP|UDP|SCTP)(_\w+)?)$/;
/** Variables of the tests, and those that the terminal of macOS keeps: `SHELL_SESSION_ID`. */
const OF_SURROUNDINGS = /^(TEST|SESSION)_/;

/** Number of characters to insert, delete or replace. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (char === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
};

/** The known name that a misspelled one probably means: a third of it may differ, without the common prefix. */
const nearest = (name: string, existing: readonly string[], prefix: string): string | undefined => {
  const [best] = existing
    .map((it) => ({ it, edits: distance(name, it) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(2, (name.length - prefix.length) / 3) ? best.it : undefined;
};

/**
 * Variables that begin with a service's prefix and that neither it nor another process of the shop reads: probably
 * misspelled ones, whose defaults would be used in silence.
 */
export const unknownVariables = (
  environment: Environment,
  prefix: string,
  variables: Readonly<Record<string, Variable>>,
): Problem[] => {
  const names = [...Object.keys(variables), ...NAMES_OF_OTHERS].filter((it) =>
    it.startsWith(prefix),
  );
  const existing = [...names, ...secretsOf(variables).map(fileVariableOf)];
  return Object.keys(environment)
    .filter((it) => it.startsWith(prefix) && !existing.includes(it))
    .filter((it) => {
      const rest = it.slice(prefix.length);
      return !OF_KUBERNETES.test(rest) && !OF_SURROUNDINGS.test(rest);
    })
    .map((name) => {
      const plain = name.replace(/_FILE$/, '');
      if (plain !== name && variables[plain])
        return { name, message: `is unknown: only secrets can be in a file, set ${plain}` };
      const meant = nearest(name, existing, prefix);
      return {
        name,
        message: meant
          ? `is unknown: rename it to ${meant}, or remove it`
          : 'is unknown: remove it, or use a name of docs/configuration.md',
      };
    });
};
