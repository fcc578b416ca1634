import type { Kysely } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { StoreDatabase } from '../database/tables.ts';
import { countLateMails, countMails } from '../mails/outbox/manage-mails.ts';
import { readOrNull, sharedRead } from '../timing/read-or-null.ts';

/** Age in s of a row; 0 if there is none. Clocks of processes can differ by a moment. */
const ageOf = (createdAt: string | null | undefined): number =>
  createdAt ? Math.max(0, Date.now() - Date.parse(createdAt)) / 1000 : 0;

/** `mails{state}`, the age of the oldest unsent mail, and the late ones beside those sent in the last hour. */
export const measureOutbox = (registry: Registry, database: Kysely<StoreDatabase>): void => {
  new Gauge({
    name: 'mails',
    help: 'Mails in the outbox by their state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await readOrNull(() => countMails(database));
      this.reset();
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'mails_oldest_waiting_seconds',
    help: 'Age of the oldest mail that waits to be sent; 0 if none waits.',
    registers: [registry],
    async collect() {
      const oldest = await readOrNull(() =>
        database
          .selectFrom('mail')
          .select(({ fn }) => fn.min('created_at').as('at'))
          .where('state', 'in', ['queued', 'sending'])
          .executeTakeFirstOrThrow(),
      );
      if (oldest) this.set(ageOf(oldest.at));
      else this.remove();
    },
  });
  const read = sharedRead(() => countLateMails(database));
  new Gauge({
    name: 'mails_late',
    help: 'Mails that have waited for 15 minutes to 2 hours.',
    registers: [registry],
    async collect() {
      const counts = await read();
      if (counts) this.set(counts.late);
      else this.remove();
    },
  });
  new Gauge({
    name: 'mails_sent_last_hour',
    help: 'Mails sent in the last hour.',
    registers: [registry],
    async collect() {
      const counts = await read();
      if (counts) this.set(counts.sentLastHour);
      else this.remove();
    },
  });
};

/** Unfinished background work by kind: number and age; and abandoned work. */
export const measurePendingWork = (
  registry: Registry,
  database: Kysely<StoreDatabase>,
  abandoned: () => ReadonlyMap<string, number>,
): void => {
  const read = sharedRead(() =>
    database
      .selectFrom('pending_work')
      .select(({ fn }) => [
        'kind',
        fn.countAll<number | string>().as('rows'),
        fn.min('created_at').as('at'),
      ])
      .groupBy('kind')
      .execute(),
  );
  new Gauge({
    name: 'pending_work',
    help: 'Work behind responses that is not done yet, by its kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const found = await read();
      this.reset();
      for (const { kind, rows } of found ?? []) this.set({ kind }, Number(rows));
    },
  });
  new Gauge({
    name: 'pending_work_oldest_seconds',
    help: 'Age of the oldest unfinished background work, by its kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const found = await read();
      this.reset();
      for (const { kind, at } of found ?? []) this.set({ kind }, ageOf(at));
    },
  });
  new Counter({
    name: 'pending_work_given_up_total',
    help: 'Work behind responses that was abandoned after its last attempt, by its kind.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of abandoned()) this.inc({ kind }, count);
    },
  });
};
