/**
 * Runs tasks in order with limited concurrency. The first failure fails the whole; its lane starts no other task.
 */
export const inLanes = async <T>(
  lanes: number,
  pieces: readonly T[],
  work: (piece: T) => Promise<void>,
): Promise<void> => {
  const waiting = [...pieces];
  const lane = async (): Promise<void> => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift())
      await work(piece);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
