/** What is to be read again. */
export interface Touched {
  /** Codes. */
  skus: ReadonlySet<string>;
  bundles: ReadonlySet<string>;
  everyBundle: boolean;
  everything: boolean;
}

export const NOTHING: Touched = {
  skus: new Set(),
  bundles: new Set(),
  everyBundle: false,
  everything: false,
};

export const touched = (some: Partial<Touched>): Touched => ({ ...NOTHING, ...some });

/** Both together: what is touched ten times at once is read once. */
export const bothTouched = (a: Touched, b: Touched): Touched => ({
  skus: new Set([...a.skus, ...b.skus]),
  bundles: new Set([...a.bundles, ...b.bundles]),
  everyBundle: a.everyBundle || b.everyBundle,
  everything: a.everything || b.everything,
});

export const isNothing = ({ skus, bundles, everyBundle, everything }: Touched): boolean =>
  skus.size === 0 && bundles.size === 0 && !everyBundle && !everything;
