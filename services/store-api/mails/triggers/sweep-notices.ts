import { asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { readRows } from '../../platform/read-rows.ts';
import type { KeptState } from '../../database/kept-state.ts';

/** Resources to sweep, by the platform's own times, so that this service's clock does not matter. */
interface Sweep {
  path: string;
  column: string;
  include: string;
  filter?: Readonly<Record<string, string>>;
}

/** A payment without an error is pending. */
const FAILED = {
  'filter[q][succeeded_eq]': 'false',
  'filter[q][error_code_not_null]': 'true',
};

const SWEEPS: readonly Sweep[] = [
  { path: 'orders', column: 'placed_at', include: 'market' },
  {
    path: 'shipments',
    column: 'updated_at',
    include: 'order.market',
    filter: { 'filter[q][status_in]': 'shipped,delivered' },
  },
  // Payments may succeed or fail some time after their creation.
  { path: 'refunds', column: 'updated_at', include: 'order.market' },
  { path: 'authorizations', column: 'updated_at', include: 'order.market', filter: FAILED },
  { path: 'captures', column: 'updated_at', include: 'order.market', filter: FAILED },
];

/**
 * When the event of a swept row took place, by the platform's clock: a row is also updated later. Of a payment, the
 * time of its creation, because the platform has none of its outcome.
 */
const happenedAt = ({ type, attributes }: PlatformRow, column: string): string => {
  const own = { orders: column, shipments: `${attributes['status']}_at` }[type] ?? 'created_at';
  return asText(attributes[own]) ?? asText(attributes[column]) ?? '';
};

/** Maximum delay in ms until a row is visible after its time. */
const OVERLAP = 120_000;

const newestOf = async (platform: Platform, { path, column, filter }: Sweep): Promise<string> => {
  const { rows } = await platform.list(path, {
    ...filter,
    [`filter[q][${column}_not_null]`]: 'true',
    sort: `-${column}`,
    'page[size]': '1',
  });
  return asText(rows[0]?.attributes[column]) ?? new Date(0).toISOString();
};

interface SweepContext {
  platform: Platform;
  state: KeptState;
  /** Time until which a lost service may have mailed events; null if there was none. */
  sentUntil: string | null;
  /** Time whose older sent mails are deleted, so a mail about an older event would be sent again. */
  sentSince: string;
}

/**
 * Finds events missed by the webhooks since the last sweep: placed orders, shipments, deliveries, refunds and failed
 * payments. The first sweep only stores its position, so that no mail is sent about older events: by the time of the
 * event, because a shipment may be updated long after its delivery. Skips events that may have been mailed.
 *
 * @param onRow - called with each row, possibly more than once
 */
export const sweepNotices = async (
  { platform, state, sentUntil, sentSince }: SweepContext,
  onRow: (row: PlatformRow) => Promise<void>,
): Promise<void> => {
  for (const resource of SWEEPS) {
    const { path, column, include, filter } = resource;
    const key = `swept_${path}`;
    const since = await state.state(key);
    const began = await state.state(`began_${path}`);
    if (since === null || began === null) {
      const newest = await newestOf(platform, resource);
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
        if (at > newest) newest = at;
        const happened = happenedAt(row, column);
        const isSafe = happened > sentSince && (sentUntil === null || happened > sentUntil);
        if (happened > began && isSafe) await onRow(row);
      }
    if (newest > since) await state.setState(key, newest);
  }
};
