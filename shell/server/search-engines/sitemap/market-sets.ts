/**
 * Sets of markets by number. A hundred thousand items are sold in a handful of combinations of markets: each is kept
 * once, and an item keeps its number.
 */
export const createMarketSets = () => {
  const sets: (readonly number[])[] = [[]];
  const grown = new Map<string, number>();

  return {
    /** Number of the set that has this market too. Markets are added in ascending order. */
    grow: (set: number, market: number): number => {
      const before = sets[set] ?? [];
      if (before.at(-1) === market) return set;
      const key = `${set} ${market}`;
      const existing = grown.get(key);
      if (existing !== undefined) return existing;
      const next = sets.push([...before, market]) - 1;
      grown.set(key, next);
      return next;
    },
    of: (set: number): readonly number[] => sets[set] ?? [],
  };
};
