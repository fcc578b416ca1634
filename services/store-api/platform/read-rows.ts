import type { Platform, PlatformPage } from './platform.ts';
import type { PlatformRow } from './read-document.ts';

/** Maximum page size of the platform (C2). */
export const PAGE_SIZE = 25;

/**
 * All rows of a list. Pages by id (keyset pagination), so rows created or deleted meanwhile neither hide nor repeat
 * others, and later pages are as cheap as the first.
 *
 * @param prefetch - whether each page is requested while the one before is processed; false if the processing also
 *   stores newer reads of the same rows, which an older page would overwrite
 */
export const readRows = async function* (
  platform: Platform,
  path: string,
  query: Readonly<Record<string, string>>,
  { prefetch = true }: { prefetch?: boolean } = {},
): AsyncGenerator<readonly PlatformRow[]> {
  const read = (after?: string): Promise<PlatformPage> => {
    const page = platform.list(path, {
      ...query,
      sort: 'id',
      'page[size]': String(PAGE_SIZE),
      ...(after !== undefined && { 'filter[q][id_gt]': after }),
    });
    // A consumer that stops early never awaits this page, so its failure must not be an unhandled rejection.
    page.catch(() => undefined);
    return page;
  };
  for (let page: Promise<PlatformPage> | null = read(); page !== null;) {
    const { rows }: PlatformPage = await page;
    const last = rows.at(-1);
    const readNext = (): Promise<PlatformPage> | null =>
      last && rows.length === PAGE_SIZE ? read(last.id) : null;
    const prefetched = prefetch ? readNext() : null;
    if (last) yield rows;
    page = prefetch ? prefetched : readNext();
  }
};
