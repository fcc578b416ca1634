import { randomUUID } from 'node:crypto';
import type { KeptState } from '../database/kept-state.ts';

const MARKER = 'prices_met';

/** Marks a clean shutdown of the writer of an index. */
export interface ShutdownMarker {
  /** Whether the previous writer met every item under the same rules and shut down cleanly. */
  wasClean: boolean;
  /** Call it at shutdown, if every item was met. */
  setClean: () => Promise<void>;
}

/**
 * Opens the marker for a new writer. The writer's token is stored in the index at once, and in the history's database at
 * a clean shutdown. The two differ after a crash, while another process writes, and if one of the databases was
 * restored, replaced or emptied.
 *
 * @param rules - settings that the lowest prices depend on; after a change of them no item counts as met
 */
export const openShutdownMarker = async (
  index: KeptState,
  history: KeptState,
  rules: string,
): Promise<ShutdownMarker> => {
  const previous = await index.state(MARKER);
  const wasClean = previous !== null && (await history.state(MARKER)) === `${previous} ${rules}`;
  const token = randomUUID();
  await index.setState(MARKER, token);
  return {
    wasClean,
    setClean: async () => {
      if ((await index.state(MARKER)) === token)
        await history.setState(MARKER, `${token} ${rules}`);
    },
  };
};
