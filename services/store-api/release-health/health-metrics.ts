import type { FailureKind } from '@shop/contracts/remote/health-report';
import type { Kysely } from 'kysely';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { StoreDatabase } from '../database/tables.ts';
import { readOrNull } from '../timing/read-or-null.ts';
import type { Vital } from './evidence/vital-buckets.ts';
import { AUTHOR } from './health-settings.ts';

/** Metrics of release health. Labels name registered releases only. */
export interface HealthMetrics {
  countReport: (outcome: string) => void;
  countView: (remote: string, release: string) => void;
  countFailure: (remote: string, release: string, kind: FailureKind) => void;
  /** @param value - ms; CLS has no unit */
  observeVital: (remote: string, release: string, vital: Vital, value: number) => void;
}

/** Limits of good and poor values (web.dev/articles/vitals) and between. */
const BUCKETS: Readonly<Record<Vital, number[]>> = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
};

/** `release_withdrawals_total{remote,by}`: from the history, so it survives a restart and two processes agree. */
const measureWithdrawals = (registry: Registry, database: Kysely<StoreDatabase>): void => {
  new Counter({
    name: 'release_withdrawals_total',
    help: 'Releases that a rollback or a withdrawal took from visitors, by remote and author.',
    labelNames: ['remote', 'by'],
    registers: [registry],
    async collect() {
      const rows = await readOrNull(() =>
        database
          .selectFrom('release_history')
          .select(({ fn }) => ['remote', 'actor', fn.countAll<number | string>().as('edits')])
          .where('action', 'in', ['rollback', 'withdraw'])
          .groupBy(['remote', 'actor'])
          .execute(),
      );
      const remotes = await readOrNull(() =>
        database.selectFrom('release_history').select('remote').distinct().execute(),
      );
      this.reset();
      // From zero: a counter that begins at one shows no increase.
      for (const { remote } of remotes ?? []) this.inc({ remote, by: AUTHOR }, 0);
      for (const { remote, actor, edits } of rows ?? [])
        this.inc({ remote, by: actor === AUTHOR ? AUTHOR : 'other' }, Number(edits));
    },
  });
};

/** Registers the metrics of release health. */
export const createHealthMetrics = (
  registry: Registry,
  database: Kysely<StoreDatabase>,
): HealthMetrics => {
  const registers = [registry];
  const views = new Counter({
    name: 'page_views_total',
    help: 'Page views that used a remote, by release.',
    labelNames: ['remote', 'release'],
    registers,
  });
  const failures = new Counter({
    name: 'page_failures_total',
    help: 'Failures of a remote in pages, by release and kind.',
    labelNames: ['remote', 'release', 'kind'],
    registers,
  });
  const reports = new Counter({
    name: 'health_reports_total',
    help: 'Health reports by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const vitalOf = (name: string, help: string, vital: Vital) =>
    new Histogram({
      name,
      help,
      labelNames: ['remote', 'release'],
      buckets: BUCKETS[vital],
      registers,
    });
  const vitals: Readonly<Record<Vital, Histogram<'remote' | 'release'>>> = {
    lcp: vitalOf(
      'page_lcp_seconds',
      'Largest Contentful Paint of pages that used a remote.',
      'lcp',
    ),
    inp: vitalOf(
      'page_inp_seconds',
      'Interaction to Next Paint of pages that used a remote.',
      'inp',
    ),
    cls: vitalOf('page_cls', 'Cumulative Layout Shift of pages that used a remote.', 'cls'),
  };
  measureWithdrawals(registry, database);
  return {
    countReport: (outcome) => reports.inc({ outcome }),
    countView: (remote, release) => views.inc({ remote, release }),
    countFailure: (remote, release, kind) => failures.inc({ remote, release, kind }),
    observeVital: (remote, release, vital, value) =>
      vitals[vital].observe({ remote, release }, vital === 'cls' ? value : value / 1000),
  };
};
