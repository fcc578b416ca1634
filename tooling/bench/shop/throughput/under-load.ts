import { Agent } from 'node:http';

interface Load {
  /** Concurrent requests. */
  connections: number;
  /** ms. */
  duration: number;
}

/** Sends requests over keep-alive connections, each as soon as the previous one is answered. @returns seconds */
export const underLoad = async (
  { connections, duration }: Load,
  request: (agent: Agent) => Promise<void>,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < started + duration) await request(agent);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return seconds;
};
