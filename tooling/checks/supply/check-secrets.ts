import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { findSecrets } from './secrets/find-secrets.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names of machines that are words of their own in texts. */
const LEAST_NAME = 8;

/**
 * Patterns of what belongs to one machine: its name, the folder of this checkout, a person's home, and addresses of
 * packages at a registry.
 */
export const machineAddresses = (root: string, host = hostname()): RegExp[] => [
  ...(host.length >= LEAST_NAME && /\d/.test(host)
    ? [new RegExp(`\\b${escape(host)}\\b`, 'g')]
    : []),
  ...(root.split('/').length > 2 ? [new RegExp(`(?<![\\w.])${escape(root)}(?![\\w-])`, 'g')] : []),
  /(?<![\w.])\/(?:home|Users)\/(?!node\b|pwuser\b|\w*\*|<)[a-z][\w-]+\//g,
  /\bhttps?:\/\/[^\s"'`)]+\/-\/[\w.-]+\.tgz/g,
  /^\s*(?:@[\w-]+:)?registry\s*=\s*\S+/gm,
];

/** In bytes. Larger files are data. */
const LARGEST = 2_000_000;

/** Hashes of packages, and what the rules of this check look like. */
const SKIPPED = /^package-lock\.json$|^tooling\/checks\/supply\/secrets\//;

const trackedFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
    .split('\0')
    .filter((it) => it !== '' && !SKIPPED.test(it));

/** A tracked file's text; null for binary files, folders of other repositories, and files deleted but not committed. */
const textOf = (path: string): string | null => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > LARGEST) return null;
  const content = readFileSync(path);
  return content.subarray(0, 8000).includes(0) ? null : content.toString('utf8');
};

/** Secrets and addresses of a machine in files under version control, one line each. */
export const checkSecrets = (root: string): string[] => {
  const addresses = machineAddresses(root);
  return trackedFiles(root).flatMap((file) => {
    const text = textOf(join(root, file));
    if (text === null) return [];
    return findSecrets(file, text, { addresses }).map(
      ({ line, kind, value }) =>
        `${file}:${line}: ${kind} ${value}. Remove it (and replace a real secret: it is in the history), or explain it in tooling/checks/supply/secrets/find-secrets.ts.`,
    );
  });
};
