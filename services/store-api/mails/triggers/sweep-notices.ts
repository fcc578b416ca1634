import { asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { readRows } from '../../platform/read-rows.ts';
import type { KeptState } from '../../webhooks/listen-to-platform.ts';

/** What is looked through, by the platform's own times, so that no clock of this service comes into it. */
interface Look {
  path: string;
  column: string;
  include: string;
  filter?: Readonly<Record<string, string>>;
}

const LOOKS: readonly Look[] = [
  { path: 'orders', column: 'placed_at', include: 'market' },
  {
    path: 'shipments',
    column: 'updated_at',
    include: 'order.market',
    filter: { 'filter[q][status_in]': 'shipped,delivered' },
  },
  { path: 'refunds', column: 'created_at', include: 'order.market' },
];

/** How much later than its time a row may be seen, in ms. */
const OVERLAP = 120_000;

const newestOf = async (platform: Platform, { path, column, filter }: Look): Promise<string> => {
  const { rows } = await platform.list(path, {
    ...filter,
    [`filter[q][${column}_not_null]`]: 'true',
    sort: `-${column}`,
    'page[size]': '1',
  });
  return asText(rows[0]?.attributes[column]) ?? new Date(0).toISOString();
};

/**
 * Looks for what happened while no one listened: orders placed, shipments sent and delivered, refunds since the last
 * look. The first look ever only takes note of where the platform is: what was before this service had an outbox is
 * not written about.
 *
 * @param onRow - called with each row; again with some it knows
 */
export const sweepNotices = async (
  { platform, state }: { platform: Platform; state: KeptState },
  onRow: (row: PlatformRow) => Promise<void>,
): Promise<void> => {
  for (const look of LOOKS) {
    const { path, column, include, filter } = look;
    const key = `swept_${path}`;
    const since = await state.state(key);
    const began = await state.state(`began_${path}`);
    if (since === null || began === null) {
      const newest = await newestOf(platform, look);
      await state.setState(`began_${path}`, newest);
      await state.setState(key, newest);
      continue;
    }
    let newest = since;
    for await (const rows of readRows(platform, path, {
      ...filter,
      include,
      [`filter[q][${column}_gteq]`]: new Date(Date.parse(since) - OVERLAP).toISOString(),
    }))
      for (const row of rows) {
        const at = asText(row.attributes[column]) ?? '';
        if (at <= began) continue;
        await onRow(row);
        if (at > newest) newest = at;
      }
    if (newest > since) await state.setState(key, newest);
  }
};
