import { findCategory, trailOf, type CategoryKey } from './categories.ts';

/** Lists for a while, not places where an item belongs. */
const PASSING: ReadonlySet<CategoryKey> = new Set(['offers']);

/**
 * The category an item's breadcrumbs lead through: the deepest it belongs to, the first of equals. A passing
 * category such as the offers counts only when there is no other; unknown keys do not count.
 */
export const mainCategory = (keys: readonly string[]): CategoryKey | null => {
  const known = keys.flatMap((key) => findCategory(key) ?? []);
  const lasting = known.filter((it) => !PASSING.has(it.key));
  const [deepest] = (lasting.length > 0 ? lasting : known).toSorted(
    (a, b) => trailOf(b).length - trailOf(a).length,
  );
  return deepest?.key ?? null;
};
