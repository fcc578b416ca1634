/** Longest time to a state in ms: what a load balancer waits at most. */
const LIMIT = 5000;

/** Status of a server's `/health` or `/ready`; 0 without a response in time. */
export const stateOf = async (port: number, path: '/health' | '/ready'): Promise<number> => {
  try {
    const signal = AbortSignal.timeout(LIMIT);
    return (await fetch(`http://127.0.0.1:${port}${path}`, { signal })).status;
  } catch {
    return 0;
  }
};

/** `status` in the body of a server's `/ready`: `degraded` is a 200 too. Null without a response in time. */
export const readinessOf = async (port: number): Promise<unknown> => {
  try {
    const signal = AbortSignal.timeout(LIMIT);
    const answer = await fetch(`http://127.0.0.1:${port}/ready`, { signal });
    return ((await answer.json()) as { status?: unknown }).status;
  } catch {
    return null;
  }
};
