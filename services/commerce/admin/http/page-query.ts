/** A page's query: each name once, as text. */
export type PageQuery = Readonly<Record<string, string>>;

export const pageQuery = (url: string): PageQuery =>
  Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));

/** The requested page of a list, counted from 1. */
export const pageNumber = ({ page }: PageQuery): number =>
  Math.max(1, Math.min(1_000_000, Math.trunc(Number(page)) || 1));
