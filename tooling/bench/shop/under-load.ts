import { Agent } from 'node:http';

interface Load {
  /** Requests at a time. */
  connections: number;
  /** ms. */
  duration: number;
}

/** Makes requests over kept connections, each as soon as the one before it is answered. @returns seconds it took */
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
