import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { LiveShell } from './releases-context.ts';
import { runningShells } from './shells/running-shells.ts';

/** Newest contract of the shells that do not report theirs: they do since contract 3.0.0. */
const UNREPORTED = '2.6.0';

/** A contract that releases must fit. */
export interface ProvidedContract {
  contract: string;
  /** Who provides it, for messages. */
  shell: string;
}

/**
 * The contracts that the shells provide at the moment, each once: those of the running shells, which differ while a
 * shell is deployed; without one that reports, the configured one.
 */
export const runningContracts = async (
  database: Kysely<StoreDatabase>,
  configured: LiveShell,
  now: Date,
): Promise<ProvidedContract[]> => {
  const shells = await runningShells(database, now);
  if (shells.length === 0) return [{ contract: configured.contract, shell: 'the live shell' }];
  const byContract = new Map<string, string>();
  for (const { id, contract = UNREPORTED } of shells)
    if (!byContract.has(contract)) byContract.set(contract, `the running shell ${id}`);
  return [...byContract].map(([contract, shell]) => ({ contract, shell }));
};
