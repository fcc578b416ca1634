import { parseArgs } from 'node:util';
import type { RemoteName } from '@shop/contracts/remote';
import { REMOTES, remoteOf } from '../cli/parse-command.ts';
import { NO_STORE, readStores } from '../cli/read-settings.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import { pruneRemote } from './prune-remote.ts';

export const PRUNE_USAGE = `npm run release -- prune [mf-catalog] [--keep 5] [--older-than 30d]   list the stored releases that no one needs
npm run release -- prune [mf-catalog] --yes      delete their files`;

const DAY = 86_400_000;

interface PruneCommand {
  names: readonly RemoteName[];
  keep: number;
  /** Age in ms below which a release stays. */
  age: number;
  isReal: boolean;
  reason?: string | undefined;
}

const options = {
  keep: { type: 'string', default: '5' },
  'older-than': { type: 'string', default: '30d' },
  yes: { type: 'boolean', default: false },
  reason: { type: 'string' },
} as const;

/**
 * Parses the words after `prune`.
 *
 * @returns the problem, if there is one
 */
export const parsePrune = (args: readonly string[]): PruneCommand | string => {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`;
  }
  const { keep, 'older-than': olderThan, yes, reason } = parsed.values;
  const [folder, ...more] = parsed.positionals;
  const name = folder === undefined ? undefined : remoteOf(folder);
  if (more.length > 0 || (folder !== undefined && !name))
    return `Name one remote, or none for all: ${REMOTES.map((it) => `mf-${it}`).join(', ')}.`;
  if (!/^\d{1,4}$/.test(keep)) return '--keep takes a whole number.';
  const [, days] = /^(\d{1,4})d$/.exec(olderThan) ?? [];
  if (days === undefined) return '--older-than takes days: 30d.';
  return {
    names: name ? [name] : REMOTES,
    keep: Number(keep),
    age: Number(days) * DAY,
    isReal: yes,
    reason,
  };
};

/** Prunes the remotes one after the other; the first refusal ends it. */
export const pruneCommand = async (
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  { names, keep, age, isReal, reason }: PruneCommand,
): Promise<ReleaseResult<string[]>> => {
  const { by, artifactRoot, ...stores } = await readStores(root, environment);
  // The releases of one shop say nothing about the files of another.
  if (!artifactRoot) return refuse('SETTINGS', `${NO_STORE}.`);
  const author = { by, ...(reason && { reason }) };
  const lines: string[] = [];
  for (const name of names) {
    const rules = { keep, since: Date.now() - age };
    const pruned = await pruneRemote({ ...stores, artifactRoot, ...rules, author, isReal }, name);
    if (!pruned.ok) return { ...pruned, problems: [...pruned.problems, ...lines] };
    lines.push(...pruned.value);
  }
  return done(isReal ? lines : [...lines, 'Nothing was deleted; --yes deletes.']);
};
