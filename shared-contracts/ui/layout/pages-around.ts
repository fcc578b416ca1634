/**
 * Page numbers a pager links to: the first, the last and those beside the present one; `null` stands for a gap.
 */
export const pagesAround = (page: number, pageCount: number): readonly (number | null)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((it) => it >= 1 && it <= pageCount)
    .toSorted((a, b) => a - b);
  return shown.flatMap((it, index) => {
    const before = shown[index - 1];
    return before !== undefined && it - before > 1 ? [null, it] : [it];
  });
};
