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
  const content = {
    shipments: new Map<string, Record<string, unknown>>(),
    refunds: new Map<string, Record<string, unknown>>(),
    authorizations: new Map<string, Record<string, unknown>>(),
    captures: new Map<string, Record<string, unknown>>(),
  };
  const values = new Map<string, string>();
  for (const path of ['orders', ...Object.keys(content)])
    values.set(`began_${path}`, daysAgo(began)).set(`swept_${path}`, daysAgo(1));
  const platform: Pick<Platform, 'list'> = {
    list: async (path, query) => {
      const since = query['filter[q][updated_at_gteq]'];
      const isFailed = query['filter[q][succeeded_eq]'] === 'false';
      const hasError = query['filter[q][error_code_not_null]'] === 'true';
      const rows = [...(content[path as keyof typeof content] ?? [])]
        .filter(([, { updated_at }]) => since !== undefined && String(updated_at) >= since)
        .filter(([, { succeeded }]) => !isFailed || succeeded === false)
        .filter(([, { error_code = null }]) => !hasError || error_code !== null)
        .map(([id, attributes]) => makeRow(path, { id, attributes }));
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
  return { ...content, values, sweep };
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

describe('sweepNotices of payments', () => {
  it.each(['authorizations', 'captures'] as const)(
    'T12 finds %s that failed, and none that is pending or succeeded',
    async (path) => {
      const { sweep, ...shop } = create();
      const times = { created_at: daysAgo(0.2), updated_at: daysAgo(0.1) };
      shop[path].set('failed', { ...times, succeeded: false, error_code: '2000' });
      shop[path].set('pending', { ...times, succeeded: false });
      shop[path].set('succeeded', { ...times, succeeded: true });
      expect(await sweep()).toEqual(['failed']);
      expect(shop.values.get(`swept_${path}`)).toBe(times.updated_at);
    },
  );

  it('finds a refund that succeeds days after its creation, and none whose mail is deleted', async () => {
    const { refunds, sweep } = create();
    const updated_at = daysAgo(0.1);
    refunds.set('pending until now', { created_at: daysAgo(3), updated_at, succeeded: true });
    refunds.set('annotated', { created_at: daysAgo(RETENTION + 1), updated_at, succeeded: true });
    expect(await sweep()).toEqual(['pending until now']);
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
