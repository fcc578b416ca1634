import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { LiveShell } from './releases-context.ts';
import { runningShells } from './shells/running-shells.ts';

/** Newest contract of the shells that do not report theirs: they do since contract 3.0.0. */
const UNREPORTED = '2.6.0';

/** What releases must fit. */
export interface ProvidedVersions extends LiveShell {
  /** Who provides it, for messages. */
  shell: string;
}

/**
 * What the shells provide at the moment, each combination once: that of the running shells, which differ while a shell
 * is deployed; without one that reports, the configured one. A shell that does not report its runtime and shared modules
 * has the configured ones.
 */
export const runningVersions = async (
  database: Kysely<StoreDatabase>,
  configured: LiveShell,
  now: Date,
): Promise<ProvidedVersions[]> => {
  const shells = await runningShells(database, now);
  if (shells.length === 0) return [{ ...configured, shell: 'the live shell' }];
  const different = new Map<string, ProvidedVersions>();
  for (const { id, contract = UNREPORTED, runtime, shared } of shells) {
    const provided: LiveShell = {
      contract,
      runtime: runtime ?? configured.runtime,
      shared: shared ?? configured.shared ?? {},
    };
    const key = JSON.stringify(provided);
    if (!different.has(key)) different.set(key, { ...provided, shell: `the running shell ${id}` });
  }
  return [...different.values()];
};
