import type { Platform, PlatformPage } from './platform.ts';
import type { PlatformRow } from './read-document.ts';

/** The most the platform gives at once (C2). */
export const PAGE_SIZE = 25;

/**
 * All rows of a list, page after page by id: what is created or deleted meanwhile neither hides nor repeats another
 * row, and no page is dearer than the first. While one page is worked on, the next is already asked for.
 */
export const readRows = async function* (
  platform: Platform,
  path: string,
  query: Readonly<Record<string, string>>,
): AsyncGenerator<readonly PlatformRow[]> {
  const read = (after?: string): Promise<PlatformPage> => {
    const page = platform.list(path, {
      ...query,
      sort: 'id',
      'page[size]': String(PAGE_SIZE),
      ...(after !== undefined && { 'filter[q][id_gt]': after }),
    });
    // Whoever stops reading before the end does not hear of its failure.
    page.catch(() => undefined);
    return page;
  };
  for (let page: Promise<PlatformPage> | null = read(); page !== null;) {
    const { rows }: PlatformPage = await page;
    const last = rows.at(-1);
    page = last && rows.length === PAGE_SIZE ? read(last.id) : null;
    if (last) yield rows;
  }
};
