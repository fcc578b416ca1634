import type { EditAction } from './release-tables.ts';

/** Fields of a history entry that a rollback needs. */
export interface DefaultChange {
  action: EditAction;
  version: string;
  from: string | null;
}

/**
 * Finds the release that was the default before the current one in the remote's history, oldest first. A rollback
 * undoes the last promotion, so two rollbacks undo two promotions.
 *
 * @returns undefined if no earlier default is left
 */
export const previousDefault = (history: readonly DefaultChange[]): string | undefined => {
  const defaults: string[] = [];
  for (const { action, version, from } of history) {
    if (action === 'promote' && defaults.at(-1) !== version) defaults.push(version);
    // A rollback that only withdrew a canary records the canary, which was never a default.
    if (action === 'rollback' && defaults.at(-1) === from) defaults.pop();
  }
  return defaults.at(-2);
};
