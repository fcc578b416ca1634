/** Page numbers of a pager: the first, the last and the neighbors of the current page; `null` marks a gap. */
export const pagesAround = (page: number, pageCount: number): readonly (number | null)[] => {
  const pages = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((it) => it >= 1 && it <= pageCount)
    .toSorted((a, b) => a - b);
  return pages.flatMap((it, index) => {
    const before = pages[index - 1];
    return before !== undefined && it - before > 1 ? [null, it] : [it];
  });
};
