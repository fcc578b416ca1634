import { statSync } from 'node:fs';
import { everything } from '../../engine/store/condition.ts';
import type { AdminContext } from '../admin-context.ts';

/** With what the log beside it still holds; null for one in memory. */
const sizeOf = (path: string): number | null =>
  path === ':memory:'
    ? null
    : [path, `${path}-wal`].reduce(
        (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
        0,
      );

const counted = ['orders', 'customers', 'skus', 'bundles', 'stock_items', 'events'] as const;

/** How the platform is: what it holds, since when it runs, on which file. */
export const readStatus = ({ store, faults, config }: AdminContext) => ({
  status: 'ok' as const,
  uptime_seconds: Math.round(process.uptime()),
  organization: config.organization,
  database: store.path,
  database_bytes: sizeOf(store.path),
  faults: faults.list().length,
  counts: Object.fromEntries(counted.map((type) => [type, store.count(type, everything)])),
});
