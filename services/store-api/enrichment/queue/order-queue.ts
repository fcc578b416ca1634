/** Queue of orders: one job per order at a time, first in first out, with limited concurrency. */
export interface OrderQueue<Job> {
  /** Returns false if the queue is full; a later sweep must find the order again. */
  add: (id: string, job: Job) => boolean;
  /** Number of orders that wait, run, or wait for a retry. */
  size: () => number;
  /** Number of orders that failed at least once. */
  failing: () => number;
  /** Time of the oldest queued change, in ms since 1970; `Infinity` if the queue is empty. */
  oldest: () => number;
  /** Starts no more work. Resolves when the running work has ended. */
  close: () => Promise<void>;
}

export interface QueueOptions<Job> {
  work: (id: string, job: Job) => Promise<void>;
  /** Merges a new event into those of a queued order. */
  join: (before: Job, more: Job) => Job;
  /** Time of the change in ms since 1970. It counts as open until its work has succeeded. */
  sinceOf: (job: Job) => number;
  /** Retry delay after that many failures, in ms; null to give up. */
  retryAfter: (error: unknown, failures: number) => number | null;
  onGivenUp: (id: string, error: unknown) => void;
  /** Maximum of concurrent jobs. */
  width?: number;
  /** Capacity in orders. */
  most?: number;
}

interface Entry<Job> {
  since: number;
  failures: number;
  /** Null unless something changed since the job started. */
  job: Job | null;
  timer?: NodeJS.Timeout;
}

/** Creates a queue that merges the events of an order while it is worked on, then works on it once more. */
export const createOrderQueue = <Job>({
  work,
  join,
  sinceOf,
  retryAfter,
  onGivenUp,
  width = 4,
  most = 5000,
}: QueueOptions<Job>): OrderQueue<Job> => {
  const entries = new Map<string, Entry<Job>>();
  const ready = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let isClosed = false;

  const failed = (id: string, entry: Entry<Job>, job: Job, error: unknown): void => {
    entry.job = entry.job === null ? job : join(job, entry.job);
    entry.failures += 1;
    const wait = retryAfter(error, entry.failures);
    if (wait === null) {
      entries.delete(id);
      onGivenUp(id, error);
      return;
    }
    entry.timer = setTimeout(() => {
      ready.add(id);
      start();
    }, wait);
  };

  const run = async (id: string, entry: Entry<Job>, job: Job): Promise<void> => {
    entry.job = null;
    try {
      await work(id, job);
      entry.failures = 0;
      if (entry.job === null) entries.delete(id);
      else {
        entry.since = sinceOf(entry.job);
        ready.add(id);
      }
    } catch (error) {
      if (!isClosed) failed(id, entry, job, error);
    } finally {
      running.delete(id);
      start();
    }
  };

  const start = (): void => {
    for (const id of ready) {
      if (isClosed || running.size >= width) return;
      ready.delete(id);
      const entry = entries.get(id);
      if (entry && entry.job !== null) running.set(id, run(id, entry, entry.job));
    }
  };

  return {
    add: (id, job) => {
      const entry = entries.get(id);
      if (entry) {
        entry.job = entry.job === null ? job : join(entry.job, job);
        entry.since = Math.min(entry.since, sinceOf(job));
        return true;
      }
      if (isClosed || entries.size >= most) return false;
      entries.set(id, { since: sinceOf(job), failures: 0, job });
      ready.add(id);
      start();
      return true;
    },
    size: () => entries.size,
    failing: () => [...entries.values()].filter((it) => it.failures > 0).length,
    oldest: () => Math.min(Infinity, ...[...entries.values()].map(({ since }) => since)),
    close: async () => {
      isClosed = true;
      for (const { timer } of entries.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
};
