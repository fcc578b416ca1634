/** How long, in ms, a response may take once another term is typed. */
const ABORT_AFTER = 300;

interface RunningQuery {
  term: string;
  controller: AbortController;
  since: number;
}

/** Resolves to null if the query fails; never rejects. */
export type RunQuery<A> = (term: string, signal: AbortSignal) => Promise<A | null>;

/**
 * Runs one query at a time, so typing never queues more than the latest term. A query that takes too long is
 * aborted for it. `show` receives only the response to the latest term.
 */
export const queryLatest = <A>(
  runQuery: RunQuery<A>,
  show: (term: string, response: A | null) => void,
) => {
  let latest: string | null = null;
  let running: RunningQuery | null = null;
  let abortTimer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(abortTimer);
    abortTimer = undefined;
    running?.controller.abort();
    running = null;
  };
  const start = async (term: string) => {
    const query: RunningQuery = { term, controller: new AbortController(), since: Date.now() };
    running = query;
    const response = await runQuery(term, query.controller.signal);
    if (running !== query) return;
    end();
    if (latest === term) show(term, response);
    else if (latest !== null) void start(latest);
  };
  const abortForLatest = () => {
    abortTimer = undefined;
    if (latest === running?.term) return;
    end();
    if (latest !== null) void start(latest);
  };

  return {
    /** Queries a term, now or after the running query. */
    query: (term: string) => {
      latest = term;
      if (!running) void start(term);
      else if (running.term !== term)
        abortTimer ??= setTimeout(abortForLatest, ABORT_AFTER - (Date.now() - running.since));
    },
    /** Cancels the pending term. */
    drop: () => {
      latest = null;
      end();
    },
  };
};
