import type { FacetCount } from '@shop/contracts/commerce/catalogue';
import type { ValueFacet } from './listing-query.ts';

export interface FacetValueView extends FacetCount {
  text: string;
}

interface Options {
  /** Number of visible values. */
  visible: number;
  /** Name of a value in the page's language. */
  textOf: (value: string) => string;
}

/**
 * Sorts facet values, bottles by size and others by name, and splits off the less frequent ones. Selected values
 * are kept even with a count of 0.
 */
export const partitionFacetValues = (
  facet: ValueFacet,
  counts: readonly FacetCount[],
  chosen: readonly string[],
  { visible, textOf }: Options,
): Readonly<Record<'visible' | 'collapsed', readonly FacetValueView[]>> => {
  const counted = new Set(counts.map(({ value }) => value));
  const missing = chosen.filter((it) => !counted.has(it)).map((value) => ({ value, count: 0 }));
  const all = [...counts, ...missing].map((it) => ({ ...it, text: textOf(it.value) }));
  const inOrder = (values: readonly FacetValueView[]) =>
    values.toSorted((a, b) =>
      facet === 'size' ? Number(a.value) - Number(b.value) : a.text < b.text ? -1 : 1,
    );
  const byCount = inOrder(all).toSorted((a, b) => b.count - a.count);
  // Collapsing one or two values is not worth it.
  const cut = all.length <= visible + 2 ? all.length : visible;
  return { visible: inOrder(byCount.slice(0, cut)), collapsed: inOrder(byCount.slice(cut)) };
};
