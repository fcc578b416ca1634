import type { FacetCount } from '@shop/contracts/commerce/catalogue';
import type { ValueFacet } from './listing-query.ts';

export interface FacetValueView extends FacetCount {
  text: string;
}

interface Options {
  /** So many are seen at once. */
  seen: number;
  /** Name of a value in the page's language. */
  textOf: (value: string) => string;
}

/**
 * Values of a facet in the order they are read: bottles by size, everything else by name. The most frequent are
 * seen, the others folded away; what is chosen stays on the list even where it would leave nothing.
 */
export const facetValues = (
  facet: ValueFacet,
  counts: readonly FacetCount[],
  chosen: readonly string[],
  { seen, textOf }: Options,
): Readonly<Record<'seen' | 'folded', readonly FacetValueView[]>> => {
  const known = new Set(counts.map(({ value }) => value));
  const gone = chosen.filter((it) => !known.has(it)).map((value) => ({ value, count: 0 }));
  const all = [...counts, ...gone].map((it) => ({ ...it, text: textOf(it.value) }));
  const inOrder = (values: readonly FacetValueView[]) =>
    values.toSorted((a, b) =>
      facet === 'size' ? Number(a.value) - Number(b.value) : a.text < b.text ? -1 : 1,
    );
  const byCount = inOrder(all).toSorted((a, b) => b.count - a.count);
  // One or two alone are not worth a fold.
  const cut = all.length <= seen + 2 ? all.length : seen;
  return { seen: inOrder(byCount.slice(0, cut)), folded: inOrder(byCount.slice(cut)) };
};
