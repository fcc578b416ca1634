import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { StoreDatabase } from '../database/tables.ts';

const STATES = ['queued', 'sending', 'sent', 'dead'] as const;

/** `mails{state}`: waiting, sent and dead mails of the outbox. */
export const measureOutbox = (registry: Registry, database: Kysely<StoreDatabase>): void => {
  new Gauge({
    name: 'mails',
    help: 'Mails in the outbox by their state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const rows = await database
        .selectFrom('mail')
        .select((column) => ['state', column.fn.countAll<number | string>().as('mails')])
        .groupBy('state')
        .execute();
      for (const state of STATES)
        this.set({ state }, Number(rows.find((it) => it.state === state)?.mails ?? 0));
    },
  });
};
