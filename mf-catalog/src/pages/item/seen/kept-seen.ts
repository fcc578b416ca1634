const KEY = 'fv.seen';
/** Two rows of cards, and the item on view. */
const KEPT = 9;

/**
 * Keeps an item as the last one looked at in this browser: a line of its kind and code, `sku BARBERA-ASTI-750`.
 *
 * @returns the lines of what was looked at before, last first; what is in the storage is not checked
 */
export const keepSeen = (item: string): readonly string[] => {
  try {
    const others = (localStorage.getItem(KEY) ?? '')
      .split('\n')
      .filter((it) => it && it !== item)
      .slice(0, KEPT - 1);
    localStorage.setItem(KEY, [item, ...others].join('\n'));
    return others;
  } catch {
    // Blocked or full.
    return [];
  }
};
