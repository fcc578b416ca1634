import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createLoopWait } from '../timing/wait.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { backoffDelay, type BackoffPolicy } from '../timing/backoff.ts';
import { type ClaimedWork, claimWork, endWork, keepWork, postponeWork } from './work-rows.ts';

/** Writes the result of work in the transaction that deletes its row, so exactly once. */
export type WriteOutcome = (inside: Kysely<StoreDatabase>) => Promise<unknown>;

/** Work that another process must finish first: the attempt is repeated after `retryIn` ms, and does not count. */
export interface WorkInLine {
  retryIn: number;
}

/**
 * Prepares the result of work; null if there is nothing to write. May run several times, also at once in two processes,
 * so it either has no side effects or ones that can be repeated.
 *
 * @param id - id of the work, part of the event names of its mails
 */
export type PrepareWork<P> = (payload: P, id: string) => Promise<WriteOutcome | WorkInLine | null>;

/** Work that is claimed and retried in its own way. */
export interface WorkKind<P> {
  prepare: PrepareWork<P>;
  /** Instead of the queue's policy. */
  retries?: BackoffPolicy;
  /** Instead of the queue's lease, in ms. */
  claimLasts?: number;
  /** Fields for the log line of a failure. Nothing else of a payload is logged. */
  logged?: (payload: P) => object;
}

/** Handler of each kind of work. */
export type WorkKinds<Payloads> = {
  readonly [K in keyof Payloads]: PrepareWork<Payloads[K]> | WorkKind<Payloads[K]>;
};

/** Persisted work, which survives a crash of this process. */
export interface KeptWork {
  id: string;
  /** Starts it in the background. */
  start: () => void;
  /** Cancels it, unless its claim has expired and another process claimed it. */
  drop: () => Promise<void>;
}

export interface PendingWork<Payloads> {
  /** Persists work for `start`. If `start` is never called, the work starts once its claim expires. */
  keep: <K extends keyof Payloads & string>(
    kind: K,
    payload: Payloads[K],
    id?: string,
  ) => Promise<KeptWork>;
  /**
   * Persists and starts work, so that neither content nor timing of the response reveals its result.
   *
   * @param id - id of its subject, if that may have one unfinished work only: nothing starts while it has
   */
  later: <K extends keyof Payloads & string>(
    kind: K,
    payload: Payloads[K],
    id?: string,
  ) => Promise<void>;
  /** Periodically runs unfinished work of all processes until closed. */
  run: () => Promise<void>;
  /** Resolves once this process runs no work. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
  /** Number of abandoned jobs of each kind in this process. */
  abandoned: () => ReadonlyMap<string, number>;
}

export interface WorkLog {
  error: (fields: object, message: string) => void;
}

export interface PendingWorkOptions<Payloads> {
  database: Kysely<StoreDatabase>;
  kinds: WorkKinds<Payloads>;
  /** Called on each failure, because the server's log is created after the queue. */
  log: () => WorkLog;
  policy?: BackoffPolicy;
  /** Lease of a claim in ms: longer than work on a slow platform takes. */
  claimLasts?: number;
  /** Sweep interval in ms. */
  sweepEvery?: number;
}

/** Ten attempts within two hours: after 30 s, 1 min, … up to 30 min. A later link would be useless. */
const RETRIES: BackoffPolicy = { attempts: 10, first: 30_000, longest: 1_800_000 };

/** For work whose row has the only copy of its payload and that no one can request again. */
export const ENDLESS_RETRIES: BackoffPolicy = { ...RETRIES, attempts: Infinity };

/** Jobs claimed together by a sweep. */
const AT_ONCE = 4;

/**
 * Queue of background work that survives a crash: a row is written before the response is sent and deleted in the
 * transaction that writes the result. Any number of processes may share the database.
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
  const pause = createLoopWait(closing.signal);
  const activeJobs = new Set<Promise<void>>();
  // From zero: a counter that begins at one shows no increase.
  const abandoned = new Map(Object.keys(kinds).map((kind) => [kind, 0]));
  let running: Promise<void> = Promise.resolve();

  const kindOf = <K extends keyof Payloads>(kind: K): WorkKind<Payloads[K]> => {
    const its = kinds[kind];
    return typeof its === 'function' ? { prepare: its } : its;
  };
  const retriesOf = (kind: string): BackoffPolicy =>
    kindOf(kind as keyof Payloads).retries ?? policy;
  const leaseOf = (kind: string): number => kindOf(kind as keyof Payloads).claimLasts ?? claimLasts;
  // `keep` wrote it, and its types define the payload of each kind.
  const payloadOf = ({ payload }: ClaimedWork): Payloads[keyof Payloads] => JSON.parse(payload);
  const loggedOf = (work: ClaimedWork): object | undefined =>
    kindOf(work.kind as keyof Payloads).logged?.(payloadOf(work));

  const perform = async (work: ClaimedWork): Promise<void> => {
    // Every attempt so far ended with a crash, maybe caused by this work.
    if (work.attempts > retriesOf(work.kind).attempts)
      throw new Error('it was never done to the end');
    const result = await kindOf(work.kind as keyof Payloads).prepare(payloadOf(work), work.id);
    if (result && 'retryIn' in result)
      return postponeWork(database, work, result.retryIn, work.attempts - 1);
    await database.transaction().execute(async (inside) => {
      if (await endWork(inside, work)) await result?.(inside);
    });
  };

  const fail = async (work: ClaimedWork, error: unknown): Promise<void> => {
    const { kind, attempts } = work;
    const wait = backoffDelay(retriesOf(kind), attempts, Math.random());
    const line = wait === null ? 'is given up' : 'failed and is tried again';
    log().error(
      { err: error, what: kind, attempts, ...loggedOf(work) },
      `work behind an answer ${line}`,
    );
    if (wait !== null) return postponeWork(database, work, wait);
    if (await endWork(database, work)) abandoned.set(kind, (abandoned.get(kind) ?? 0) + 1);
  };

  const begin = (work: ClaimedWork): Promise<void> => {
    const done = perform(work)
      .catch((error: unknown) => fail(work, error))
      .catch((error: unknown) =>
        // The claim expires.
        log().error({ err: error, what: work.kind }, 'pending work cannot be put off'),
      )
      .finally(() => activeJobs.delete(done));
    activeJobs.add(done);
    return done;
  };

  const sweep = async (): Promise<void> => {
    const due = { kinds: Object.keys(kinds), most: AT_ONCE, leaseOf };
    while (!pause.isClosed()) {
      const claimed = await claimWork(database, due);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(begin));
    }
  };

  const loop = async (): Promise<void> => {
    while (!pause.isClosed()) {
      await sweep().catch((error: unknown) =>
        log().error({ err: error }, 'pending work: sweep failed'),
      );
      await pause.for(sweepEvery);
    }
  };

  const settled = async (): Promise<void> => {
    while (activeJobs.size > 0) await Promise.all(activeJobs);
  };

  const keep: PendingWork<Payloads>['keep'] = async (kind, payload, id = randomUUID()) => {
    const work = await keepWork(database, { id, kind, payload }, leaseOf(kind));
    return {
      id,
      start: () => void (work && begin(work)),
      drop: async () => void (work && (await endWork(database, work))),
    };
  };

  return {
    keep,
    later: async (kind, payload, id) => (await keep(kind, payload, id)).start(),
    run: () => (running = loop()),
    settled,
    close: async () => {
      closing.abort();
      await running;
      await settled();
    },
    abandoned: () => abandoned,
  };
};
