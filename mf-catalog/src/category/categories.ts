/**
 * The category tree. A sales channel may not list the platform's SKU lists, so keys, parents and order are kept
 * here; which SKU belongs where is written in its `metadata.categories`, names in the message catalogues.
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
  /** Bundles are listed here beside SKUs. */
  bundles: boolean;
}

export const CATEGORIES: readonly Category[] = TREE;

const byKey: ReadonlyMap<string, Category> = new Map(CATEGORIES.map((it) => [it.key, it]));

/** The category of a path segment or metadata key; null for anything that is not one, `__proto__` included. */
export const findCategory = (key: string): Category | null => byKey.get(key) ?? null;

/** Categories directly below one, in display order; of `null` the top ones. */
export const childrenOf = (key: CategoryKey | null): readonly Category[] =>
  CATEGORIES.filter((it) => it.parent === key);

/** From the top category down to this one, itself included. */
export const trailOf = (category: Category): readonly Category[] => {
  const parent = category.parent === null ? null : findCategory(category.parent);
  return parent ? [...trailOf(parent), category] : [category];
};
