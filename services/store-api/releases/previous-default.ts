import type { EditAction } from '../database/tables.ts';

/** What of a line of history matters to a rollback. */
export interface DefaultChange {
  action: EditAction;
  version: string;
  from: string | null;
}

/**
 * The release that was the default before the present one, from the remote's history, oldest first. A rollback
 * takes the last promotion back, so rolling back twice goes two promotions back.
 *
 * @returns undefined when there is none left
 */
export const previousDefault = (history: readonly DefaultChange[]): string | undefined => {
  const defaults: string[] = [];
  for (const { action, version, from } of history) {
    if (action === 'promote' && defaults.at(-1) !== version) defaults.push(version);
    // A rollback that only withdrew a canary names the canary, which was never a default.
    if (action === 'rollback' && defaults.at(-1) === from) defaults.pop();
  }
  return defaults.at(-2);
};
