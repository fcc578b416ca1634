import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { freePortOffset, readRemotes } from '../remotes.ts';
import type { RemoteRequest } from './parse-request.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
/** Keeps the template's files out of gates, tests and type checks, which would take them for sources. */
const SUFFIX = '.tpl';

const manifestOf = (
  root: string,
  folder: string,
): { version: string; dependencies: Record<string, string> } =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Values of the placeholders: `__name__` in a file or its path. */
const placeholders = (
  root: string,
  { name, title }: RemoteRequest,
): Readonly<Record<string, string>> => {
  const contracts = manifestOf(root, 'shared-contracts');
  return {
    name,
    Name: name.charAt(0).toUpperCase() + name.slice(1),
    title,
    portOffset: String(freePortOffset(readRemotes(root))),
    contractsVersion: contracts.version,
    reactVersion: contracts.dependencies['react'] ?? '',
    standaloneVersion: manifestOf(root, 'tooling/standalone').version,
    toolingVersion: manifestOf(root, 'tooling').version,
  };
};

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/__([A-Za-z]+)__/g, (token, key: string) => values[key] ?? token);

/**
 * Writes the files of a new remote into its folder, and nothing outside.
 *
 * @param root the workspace
 * @returns paths of the files, relative to the root
 */
export const writeRemote = (root: string, request: RemoteRequest): string[] => {
  const values = placeholders(root, request);
  const folder = join(root, `mf-${request.name}`);
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath, entry.name);
      const path = fill(relative(TEMPLATE, source).slice(0, -SUFFIX.length), values);
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, fill(readFileSync(source, 'utf8'), values));
      return relative(root, target);
    })
    .sort();
};
