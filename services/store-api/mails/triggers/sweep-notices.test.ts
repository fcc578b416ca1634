import { makeRow } from '../../catalogue/testing/make-row.ts';
import { openStore } from '../../open-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSentSince } from '../outbox/settle-mail.ts';
import { sweepNotices } from './sweep-notices.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.parse('2026-11-20T09:00:00.000Z');
const daysAgo = (days: number): string => new Date(NOW - days * DAY).toISOString();
/** Retention of sent mails in days. */
const RETENTION = 90;

/** A shop whose service began some days ago, and which has swept all that is older than a day. */
const create = (began = 200) => {
  const shipments = new Map<string, Record<string, unknown>>();
  const values = new Map<string, string>();
  for (const path of ['orders', 'shipments', 'refunds'])
    values.set(`began_${path}`, daysAgo(began)).set(`swept_${path}`, daysAgo(1));
  const platform: Pick<Platform, 'list'> = {
    list: async (path, query) => {
      const since = query['filter[q][updated_at_gteq]'] ?? '';
      const rows = [...shipments]
        .filter(([, { updated_at }]) => path === 'shipments' && String(updated_at) >= since)
        .map(([id, attributes]) => makeRow('shipments', { id, attributes }));
      return { rows, recordCount: rows.length };
    },
  };
  const sweep = async (sentUntil: string | null = null): Promise<string[]> => {
    const found: string[] = [];
    const state = {
      state: async (key: string) => values.get(key) ?? null,
      setState: async (key: string, value: string) => void values.set(key, value),
    };
    const sentSince = daysAgo(RETENTION);
    const context = { platform: platform as Platform, state, sentUntil, sentSince };
    await sweepNotices(context, async ({ id }) => void found.push(id));
    return found;
  };
  return { shipments, values, sweep };
};

describe('sweepNotices', () => {
  it('S8 finds deliveries by their own time, whatever else updated the shipment', async () => {
    const { shipments, values, sweep } = create();
    const updated_at = daysAgo(0.1);
    const delivered = (days: number) => ({
      status: 'delivered',
      shipped_at: daysAgo(days + 1),
      delivered_at: daysAgo(days),
      updated_at,
    });
    shipments.set('today', delivered(0.1));
    shipments.set('retained', delivered(RETENTION - 1));
    shipments.set('pruned', delivered(RETENTION + 1));
    shipments.set('shipped', { status: 'shipped', shipped_at: daysAgo(100), updated_at });
    expect(await sweep()).toEqual(['today', 'retained']);
    expect(values.get('swept_shipments')).toBe(updated_at);
  });

  it('S8 finds no delivery from before the service, also after an update', async () => {
    const { shipments, sweep } = create(10);
    const updated_at = daysAgo(0.1);
    shipments.set('before', { status: 'delivered', delivered_at: daysAgo(11), updated_at });
    shipments.set('since', { status: 'delivered', delivered_at: daysAgo(9), updated_at });
    expect(await sweep()).toEqual(['since']);
    expect(await sweep(daysAgo(8))).toEqual([]);
  });
});

describe('the time since which sent mails are retained', () => {
  it('S8 is by the database’s clock', async () => {
    const database = await openStore(':memory:');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const since = await readSentSince(database);
    clock.mockRestore();
    expect(Math.abs(Date.parse(since) + RETENTION * DAY - now)).toBeLessThan(DAY);
    await database.destroy();
  });
});
