import { readFileSync } from 'node:fs';
import type { Environment, Problem, Variable } from './variable.ts';

/** Names of the variables that are secrets. */
export const secretsOf = (variables: Readonly<Record<string, Variable>>): string[] =>
  Object.keys(variables).filter((name) => variables[name]?.secret);

/** The variable that names the file of a secret. */
export const fileVariableOf = (secret: string): string => `${secret}_FILE`;

const contentOf = (path: string): { content: string } | { reason: string } => {
  try {
    // Editors and `echo` end a file with a line break.
    const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return content === '' ? { reason: `${path} is empty` } : { content };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { reason: `${path} cannot be read (${code ?? message})` };
  }
};

/**
 * Reads the files that `<secret>_FILE` variables name.
 *
 * @returns the environment with the secrets in place of the files, and what is wrong: a secret that is set in both ways,
 * a file that cannot be read or is empty. Problems contain the path, never the content.
 */
export const readSecretFiles = (
  environment: Environment,
  secrets: readonly string[],
): { environment: Environment; problems: readonly Problem[] } => {
  const files = new Set(secrets.map(fileVariableOf));
  const read = Object.fromEntries(Object.entries(environment).filter(([name]) => !files.has(name)));
  const problems: Problem[] = [];
  for (const secret of secrets) {
    const name = fileVariableOf(secret);
    const path = environment[name];
    if (!path) continue;
    if (environment[secret]) {
      problems.push({ name, message: `contradicts ${secret}: set only one of them` });
      continue;
    }
    const file = contentOf(path);
    if ('content' in file) read[secret] = file.content;
    else problems.push({ name, message: `names a file without a secret: ${file.reason}` });
  }
  return { environment: read, problems };
};
