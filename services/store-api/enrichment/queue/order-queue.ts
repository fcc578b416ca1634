/** Work on orders: one piece at a time for each, in the order they came, a few at once. */
export interface OrderQueue<News> {
  /** False where the queue is full: the order has to be found again later. */
  add: (id: string, news: News) => boolean;
  /** How many wait, are worked on, or wait to be tried again. */
  size: () => number;
  /** How many of them have failed at least once. */
  failing: () => number;
  /** From when on what waits may be undone, by its news: ms since 1970, `Infinity` when nothing waits. */
  oldest: () => number;
  /** Starts nothing more. Ends when what is under way has ended. */
  close: () => Promise<void>;
}

export interface QueueOptions<News> {
  work: (id: string, news: News) => Promise<void>;
  /** What is told about an order that waits already. */
  join: (before: News, more: News) => News;
  /** From when on the order may be undone, in ms since 1970. It waits for no less until its work has ended well. */
  sinceOf: (news: News) => number;
  /** How long to wait after so many failures, in ms; null to give up. */
  retryAfter: (error: unknown, failures: number) => number | null;
  onGivenUp: (id: string, error: unknown) => void;
  /** Orders at once. */
  width?: number;
  /** Orders the queue holds. */
  most?: number;
}

interface Entry<News> {
  since: number;
  failures: number;
  /** Null while there is nothing new since the work began. */
  news: News | null;
  timer?: NodeJS.Timeout;
}

/** Opens a queue that gathers what it is told about an order that is worked on, and works on it once more then. */
export const createOrderQueue = <News>({
  work,
  join,
  sinceOf,
  retryAfter,
  onGivenUp,
  width = 4,
  most = 5000,
}: QueueOptions<News>): OrderQueue<News> => {
  const entries = new Map<string, Entry<News>>();
  const ready = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let isClosed = false;

  const failed = (id: string, entry: Entry<News>, news: News, error: unknown): void => {
    entry.news = entry.news === null ? news : join(news, entry.news);
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

  const run = async (id: string, entry: Entry<News>, news: News): Promise<void> => {
    entry.news = null;
    try {
      await work(id, news);
      entry.failures = 0;
      if (entry.news === null) entries.delete(id);
      else {
        entry.since = sinceOf(entry.news);
        ready.add(id);
      }
    } catch (error) {
      if (!isClosed) failed(id, entry, news, error);
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
      if (entry && entry.news !== null) running.set(id, run(id, entry, entry.news));
    }
  };

  return {
    add: (id, news) => {
      const entry = entries.get(id);
      if (entry) {
        entry.news = entry.news === null ? news : join(entry.news, news);
        entry.since = Math.min(entry.since, sinceOf(news));
        return true;
      }
      if (isClosed || entries.size >= most) return false;
      entries.set(id, { since: sinceOf(news), failures: 0, news });
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
