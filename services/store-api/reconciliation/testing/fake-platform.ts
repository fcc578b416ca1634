import type { Platform } from '../../platform/platform.ts';
import { PAGE_SIZE } from '../../platform/read-rows.ts';
import type { PlatformRow } from '../../platform/read-document.ts';

export interface FakePlatform extends Pick<Platform, 'list'> {
  orders: PlatformRow[];
  returns: PlatformRow[];
  /** Paths of all calls. */
  calls: string[];
  /** Called before each response, which it may refuse. */
  onCall: (path: string) => Promise<void> | void;
}

/** A platform with rows in memory, which answers the filters of the reconciliation. */
export const fakePlatform = (orders: PlatformRow[] = []): FakePlatform => {
  const platform: FakePlatform = {
    orders,
    returns: [],
    calls: [],
    onCall: () => undefined,
    list: async (path, query) => {
      platform.calls.push(path);
      await platform.onCall(path);
      const ids = query['filter[q][id_in]']?.split(',');
      const from = query['filter[q][placed_at_gteq]'];
      const rows = (path === 'orders' ? platform.orders : platform.returns)
        .filter(({ id }) => ids?.includes(id) ?? true)
        .filter(({ id }) => id > (query['filter[q][id_gt]'] ?? ''))
        .filter(({ attributes }) => from === undefined || `${attributes['placed_at']}` >= from)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
      return { rows: rows.slice(0, PAGE_SIZE), recordCount: rows.length };
    },
  };
  return platform;
};
