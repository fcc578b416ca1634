/**
 * The category tree. A sales channel may not list the platform's SKU lists, so keys, parents and order are defined
 * here. A SKU names its categories in `metadata.categories`; category names are messages.
 */
const TREE = [
  { key: 'wine', parent: null, bundles: false },
  { key: 'red', parent: 'wine', bundles: false },
  { key: 'white', parent: 'wine', bundles: false },
  { key: 'rose', parent: 'wine', bundles: false },
  { key: 'sparkling', parent: 'wine', bundles: false },
  { key: 'sweet', parent: 'wine', bundles: false },
  { key: 'water', parent: null, bundles: false },
  { key: 'still', parent: 'water', bundles: false },
  {
    key: 'sparkling-water',
    parent: 'water',
    bundles: false,
  },
  { key: 'mineral', parent: 'water', bundles: false },
  { key: 'gifts', parent: null, bundles: true },
  { key: 'accessories', parent: null, bundles: false },
  { key: 'offers', parent: null, bundles: true },
] as const;

export type CategoryKey = (typeof TREE)[number]['key'];

export interface Category {
  key: CategoryKey;
  parent: CategoryKey | null;
  /** The category lists bundles as well as SKUs. */
  bundles: boolean;
}

export const CATEGORIES: readonly Category[] = TREE;

const byKey: ReadonlyMap<string, Category> = new Map(CATEGORIES.map((it) => [it.key, it]));

/** Finds a category by path segment or metadata key. Null for unknown keys, including `__proto__`. */
export const findCategory = (key: string): Category | null => byKey.get(key) ?? null;

/** Direct children in display order; the top categories for `null`. */
export const childrenOf = (key: CategoryKey | null): readonly Category[] =>
  CATEGORIES.filter((it) => it.parent === key);

/** Path from the top category down to and including this one. */
export const trailOf = (category: Category): readonly Category[] => {
  const parent = category.parent === null ? null : findCategory(category.parent);
  return parent ? [...trailOf(parent), category] : [category];
};

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
