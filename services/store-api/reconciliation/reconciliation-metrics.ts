import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { StoreDatabase } from '../database/tables.ts';
import { readOrNull } from '../timing/read-or-null.ts';
import { countDifferences, lastSuccess } from './list-differences.ts';

/** `reconciliation_differences{kind}`: open ones; `reconciliation_last_success_timestamp_seconds`: of complete runs. */
export const measureReconciliation = (
  registry: Registry,
  database: Kysely<StoreDatabase>,
): void => {
  new Gauge({
    name: 'reconciliation_differences',
    help: 'Open differences between the store and the platform, by their kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await readOrNull(() => countDifferences(database));
      for (const [kind, count] of Object.entries(counts ?? {})) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: 'reconciliation_last_success_timestamp_seconds',
    help: 'When the last complete comparison with the platform ended; 0 before the first one.',
    registers: [registry],
    async collect() {
      const read = await readOrNull(async () => ({ at: await lastSuccess(database) }));
      this.reset();
      if (read) this.set(read.at === null ? 0 : Date.parse(read.at) / 1000);
      else this.remove();
    },
  });
};
