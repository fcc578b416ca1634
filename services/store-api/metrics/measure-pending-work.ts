import type { Kysely } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { StoreDatabase } from '../database/tables.ts';

/** `pending_work{kind}`: unfinished background work; `pending_work_given_up_total{kind}`: abandoned work. */
export const measurePendingWork = (
  registry: Registry,
  database: Kysely<StoreDatabase>,
  givenUp: () => ReadonlyMap<string, number>,
): void => {
  new Gauge({
    name: 'pending_work',
    help: 'Work behind answers that is not done yet, by its kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const rows = await database
        .selectFrom('pending_work')
        .select((column) => ['kind', column.fn.countAll<number | string>().as('rows')])
        .groupBy('kind')
        .execute();
      this.reset();
      for (const { kind, rows: count } of rows) this.set({ kind }, Number(count));
    },
  });
  new Counter({
    name: 'pending_work_given_up_total',
    help: 'Work behind answers that was tried to the last and given up, by its kind.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of givenUp()) this.inc({ kind }, count);
    },
  });
};
