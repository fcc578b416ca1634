/** Items to read again. */
export interface ChangedItems {
  /** Codes. */
  skus: ReadonlySet<string>;
  bundles: ReadonlySet<string>;
  everyBundle: boolean;
  everything: boolean;
}

export const NOTHING: ChangedItems = {
  skus: new Set(),
  bundles: new Set(),
  everyBundle: false,
  everything: false,
};

export const changedItems = (some: Partial<ChangedItems>): ChangedItems => ({
  ...NOTHING,
  ...some,
});

/** Merges two sets of changes, so that an item changed ten times is read once. */
export const mergeChanges = (a: ChangedItems, b: ChangedItems): ChangedItems => ({
  skus: new Set([...a.skus, ...b.skus]),
  bundles: new Set([...a.bundles, ...b.bundles]),
  everyBundle: a.everyBundle || b.everyBundle,
  everything: a.everything || b.everything,
});

export const isNothing = ({ skus, bundles, everyBundle, everything }: ChangedItems): boolean =>
  skus.size === 0 && bundles.size === 0 && !everyBundle && !everything;
