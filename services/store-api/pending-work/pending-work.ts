import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { createSleep } from '../catalogue/freshness/sleep.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { mailRetryDelay, type MailRetryPolicy } from '../mails/sending/retry-policy.ts';
import { claimWork, type ClaimedWork } from './claim-work.ts';
import { keepWork } from './keep-work.ts';
import { endWork, postponeWork } from './settle-work.ts';

/** Writes what work comes to, in the transaction that ends it: both happen or neither, and once. */
export type WriteOutcome = (inside: Kysely<StoreDatabase>) => Promise<unknown>;

/**
 * Finds out what work comes to, without changing anything; null for nothing. May run several times.
 *
 * @param id - of the work: names the events of its mails
 */
export type PrepareWork<P> = (payload: P, id: string) => Promise<WriteOutcome | null>;

/** How each kind of work is done, by its payload. */
export type WorkKinds<Payloads> = { readonly [K in keyof Payloads]: PrepareWork<Payloads[K]> };

/** Work that will be done even if this process dies. */
export interface KeptWork {
  id: string;
  /** Begins it, behind the answer. */
  start: () => void;
  /** It is not to be done after all. */
  drop: () => Promise<void>;
}

export interface PendingWork<Payloads> {
  /** Keeps work in the database, to be begun by `start`. Without that it is begun once the claim ends. */
  keep: <K extends keyof Payloads & string>(kind: K, payload: Payloads[K]) => Promise<KeptWork>;
  /** Keeps work and begins it, so that neither what is answered nor how long it takes tells what was found. */
  later: <K extends keyof Payloads & string>(kind: K, payload: Payloads[K]) => Promise<void>;
  /** Does what other processes and this one left undone, at once and again and again until it is closed. */
  run: () => Promise<void>;
  /** Resolves once nothing is under way in this process. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
  /** How much of each kind this process has given up. */
  givenUp: () => ReadonlyMap<string, number>;
}

export interface PendingWorkOptions<Payloads> {
  database: Kysely<StoreDatabase>;
  kinds: WorkKinds<Payloads>;
  /** Asked for when something fails: the server's, once there is one. */
  log: () => Pick<FastifyBaseLogger, 'error'>;
  policy?: MailRetryPolicy;
  /** ms: longer than work takes that waits for a slow platform. */
  claimLasts?: number;
  /** ms between two looks for what was left undone. */
  sweepEvery?: number;
}

/** Ten tries over two hours: half a minute, a minute, … up to half an hour apart. A link that is later helps no one. */
const RETRIES: MailRetryPolicy = { attempts: 10, first: 30_000, longest: 1_800_000 };

/** Work claimed at once by a sweep. */
const AT_ONCE = 4;

/**
 * Work behind answers that outlives its process: it is in the database before the answer is sent, and leaves it in the
 * transaction that writes what it comes to. Any number of processes may share the database.
 */
export const createPendingWork = <Payloads extends object>({
  database,
  kinds,
  log,
  policy = RETRIES,
  claimLasts = 60_000,
  sweepEvery = 60_000,
}: PendingWorkOptions<Payloads>): PendingWork<Payloads> => {
  const closing = new AbortController();
  const sleep = createSleep(closing.signal);
  const underWay = new Set<Promise<void>>();
  const givenUp = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();

  const perform = async (work: ClaimedWork): Promise<void> => {
    // Its process died in every try so far, maybe because of it.
    if (work.attempts > policy.attempts) throw new Error('it was never done to the end');
    const kind = work.kind as keyof Payloads;
    // Written by `keep`, whose types say what each kind holds.
    const payload = JSON.parse(work.payload) as Payloads[typeof kind];
    const write = await kinds[kind](payload, work.id);
    await database.transaction().execute(async (inside) => {
      if (await endWork(inside, work)) await write?.(inside);
    });
  };

  const fail = async (work: ClaimedWork, error: unknown): Promise<void> => {
    const { kind, attempts } = work;
    const wait = mailRetryDelay(policy, attempts, Math.random());
    const line = wait === null ? 'is given up' : 'failed and is tried again';
    log().error({ err: error, what: kind, attempts }, `work behind an answer ${line}`);
    if (wait !== null) return postponeWork(database, work, wait);
    if (await endWork(database, work)) givenUp.set(kind, (givenUp.get(kind) ?? 0) + 1);
  };

  const begin = (work: ClaimedWork): Promise<void> => {
    const done = perform(work)
      .catch((error: unknown) => fail(work, error))
      .catch((error: unknown) =>
        // Its claim ends by itself.
        log().error({ err: error, what: work.kind }, 'pending work cannot be put off'),
      )
      .finally(() => underWay.delete(done));
    underWay.add(done);
    return done;
  };

  const sweep = async (): Promise<void> => {
    const found = { kinds: Object.keys(kinds), most: AT_ONCE, lasts: claimLasts };
    while (!sleep.isOver()) {
      const claimed = await claimWork(database, found);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(begin));
    }
  };

  const loop = async (): Promise<void> => {
    while (!sleep.isOver()) {
      await sweep().catch((error: unknown) =>
        log().error({ err: error }, 'no look at pending work'),
      );
      await sleep.until(sweepEvery, false);
    }
  };

  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  const keep: PendingWork<Payloads>['keep'] = async (kind, payload) => {
    const work = await keepWork(database, { kind, payload }, claimLasts);
    return {
      id: work.id,
      start: () => void begin(work),
      drop: async () => void (await endWork(database, work)),
    };
  };

  return {
    keep,
    later: async (kind, payload) => (await keep(kind, payload)).start(),
    run: () => (running = loop()),
    settled,
    close: async () => {
      closing.abort();
      await running;
      await settled();
    },
    givenUp: () => givenUp,
  };
};
