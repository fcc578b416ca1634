import { Agent, request } from 'node:http';

/** What a load met so far. */
export interface LoadResult {
  sent: number;
  /** Number of successes. */
  succeeded: number;
  /** Other responses and errors of connections: status or code, host and path, and s since the start. */
  failures: readonly string[];
  /** Longest wait for a response in ms. */
  slowest: number;
  /** Longest time without a new request in ms: a busy test process hides what happens meanwhile. */
  longestPause: number;
}

/** Time limit of one request in ms. */
const LIMIT = 10_000;

/** A request to the shop's nginx on this machine: the name of the server, and the path. */
export interface Target {
  host: string;
  path: string;
}

/**
 * Sends requests at a constant rate, whatever the responses, and never repeats one.
 *
 * @param targets requested in turn
 * @param perSecond requests per second
 */
export const constantLoad = (targets: readonly [Target, ...Target[]], perSecond: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const startedAt = performance.now();
  const failures: string[] = [];
  let succeeded = 0;
  const open = new Set<Promise<void>>();
  let sent = 0;
  let slowest = 0;
  let longestPause = 0;
  let lastSentAt = startedAt;

  const ask = ({ host, path }: Target): Promise<void> =>
    new Promise((done) => {
      const started = performance.now();
      const end = (outcome: string) => {
        if (outcome === '200') succeeded += 1;
        else
          failures.push(
            `${outcome} ${host}${path} at ${((started - startedAt) / 1000).toFixed(1)} s`,
          );
        slowest = Math.max(slowest, performance.now() - started);
        done();
      };
      const asked = request(
        { host: '127.0.0.1', port: 8080, path, agent, headers: { host } },
        (answer) => {
          answer.resume();
          answer.on('end', () => end(`${answer.statusCode}`));
          answer.on('error', () => end('aborted'));
        },
      );
      asked.setTimeout(LIMIT, () => asked.destroy(new Error('too late')));
      asked.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
      asked.end();
    });

  const send = (): void => {
    const asked = ask(targets[sent % targets.length] ?? targets[0]);
    sent += 1;
    open.add(asked);
    void asked.then(() => open.delete(asked));
  };
  // Timers fire late: as many requests are sent as the clock asks for.
  const timer = setInterval(() => {
    const now = performance.now();
    const due = Math.floor(((now - startedAt) / 1000) * perSecond);
    if (sent >= due) return;
    longestPause = Math.max(longestPause, now - lastSentAt);
    lastSentAt = now;
    while (sent < due) send();
  }, 1000 / perSecond);

  return {
    /** Ends the load after the last response. */
    stop: async (): Promise<LoadResult> => {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return { sent, succeeded, failures, slowest, longestPause };
    },
  };
};
