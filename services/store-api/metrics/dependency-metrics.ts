import { type Kysely, sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { poolFigures } from '../database/postgres-pool.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { lastKnown } from '../health/last-known.ts';

/** `database_up`, `platform_up`, and the connections to PostgreSQL. */
export const measureDependencies = (
  registry: Registry,
  database: Kysely<StoreDatabase>,
  askPlatform: () => Promise<void>,
): void => {
  // Before the figures whose queries would count as waiting.
  new Gauge({
    name: 'database_queries_waiting',
    help: 'Queries that wait for a connection to PostgreSQL.',
    registers: [registry],
    collect() {
      this.set(poolFigures()?.waiting ?? 0);
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to PostgreSQL by their state; none on SQLite.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const figures = poolFigures();
      this.reset();
      if (!figures) return;
      this.set({ state: 'idle' }, figures.idle);
      this.set({ state: 'used' }, figures.used);
    },
  });
  const up = (name: string, help: string, responds: () => Promise<boolean>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await responds()) ? 1 : 0);
      },
    });
  up(
    'database_up',
    '1 while the database responds.',
    lastKnown(() => sql`select 1`.execute(database)),
  );
  up('platform_up', '1 while the platform responds.', lastKnown(askPlatform));
};
