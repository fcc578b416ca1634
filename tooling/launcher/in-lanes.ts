/**
 * Does every piece of work, so many at a time, in the order given. The first piece that fails fails the whole; no other
 * is begun on its lane.
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
