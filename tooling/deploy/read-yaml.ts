import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../remote-kit/workspace.ts';

/** Folder of the deployment's files. */
export const DEPLOY = join(ROOT, 'deploy');

/**
 * The documents of a YAML file.
 *
 * @param path below `deploy/`
 * @throws if the file is malformed
 */
export const readYaml = (path: string): Record<string, unknown>[] =>
  parseAllDocuments(readFileSync(join(DEPLOY, path), 'utf8'), { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Record<string, unknown>;
  });
