import { randomUUID } from 'node:crypto';
import type { KeptState } from '../database/kept-state.ts';

const MARK = 'prices_met';

/** Says of one writer's term whether it has met every item of the index. */
export interface MetMark {
  /** Whether the writer before met every item, under the same rules. */
  isMet: boolean;
  /** Call it at the end of the term, if every item was met. */
  settle: () => Promise<void>;
}

/**
 * Opens the mark of a writer's term. Its token is in the index from the beginning, and in the history's database from an end
 * without loose ends. The two differ after a crash, while another process writes, and if either was restored, replaced
 * or emptied.
 *
 * @param rules - what the met items were judged by; of other rules nothing is met
 */
export const openMark = async (
  index: KeptState,
  history: KeptState,
  rules: string,
): Promise<MetMark> => {
  const last = await index.state(MARK);
  const isMet = last !== null && (await history.state(MARK)) === `${last} ${rules}`;
  const token = randomUUID();
  await index.setState(MARK, token);
  return {
    isMet,
    settle: async () => {
      if ((await index.state(MARK)) === token) await history.setState(MARK, `${token} ${rules}`);
    },
  };
};
