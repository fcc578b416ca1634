import { findCategory, trailOf, type CategoryKey } from './categories.ts';

/** Temporary lists, which are not an item's permanent category. */
const TEMPORARY: ReadonlySet<CategoryKey> = new Set(['offers']);

/**
 * The category for an item's breadcrumbs: the deepest one, the first if several are equally deep. Temporary
 * categories such as offers count only if there is no other. Unknown keys are ignored.
 */
export const mainCategory = (keys: readonly string[]): CategoryKey | null => {
  const categories = keys.flatMap((key) => findCategory(key) ?? []);
  const permanent = categories.filter((it) => !TEMPORARY.has(it.key));
  const [deepest] = (permanent.length > 0 ? permanent : categories).toSorted(
    (a, b) => trailOf(b).length - trailOf(a).length,
  );
  return deepest?.key ?? null;
};
