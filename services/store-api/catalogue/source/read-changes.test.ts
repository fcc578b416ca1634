import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { readChanges } from './read-changes.ts';

const SINCE = '2026-11-22T10:00:00.000Z';

/** A platform with this number of SKUs, and changed rows by list; it records the lists that are read. */
const platformWith = (skuCount: number, changed: Record<string, readonly string[]>) => {
  const read: string[] = [];
  const platform = {
    list: async (path: string, query: Record<string, string>) => {
      const since = query['filter[q][updated_at_gteq]'];
      const codes = changed[path] ?? [];
      if (query['page[size]'] === '1')
        return { rows: [], recordCount: since === undefined ? skuCount : codes.length };
      read.push(path);
      const attributes = (code: string) => ({ code, sku_code: code });
      return {
        rows: codes.map((it) => ({ id: it, attributes: attributes(it) }) as Partial<PlatformRow>),
        recordCount: codes.length,
      };
    },
  };
  return { platform: platform as unknown as Platform, read };
};

describe('readChanges', () => {
  it('S4 names what changed, and SKUs by their prices and stock', async () => {
    const { platform } = platformWith(10, {
      skus: ['A'],
      prices: ['B', 'B'],
      stock_items: ['C'],
      bundles: ['BOX'],
    });
    expect(await readChanges(platform, SINCE)).toEqual({
      skus: new Set(['A', 'B', 'C']),
      bundles: new Set(['BOX']),
      skuCount: 10,
      tooMany: false,
    });
  });

  it('S4 reads no list in which nothing changed', async () => {
    const { platform, read } = platformWith(10, { prices: ['B'] });
    await readChanges(platform, SINCE);
    expect(read).toEqual(['prices']);
  });

  it('S4 looks for nothing where more rows changed than there are SKUs', async () => {
    const { platform, read } = platformWith(2, { prices: ['A', 'B', 'B'] });
    expect(await readChanges(platform, SINCE)).toMatchObject({ skuCount: 2, tooMany: true });
    expect(read).toEqual([]);
  });
});
