import { createServer } from 'node:net';

/** Whether no one listens on a port of this machine. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Throws with every port that someone else listens on, by the name of the part that wants it. */
export const assertPortsFree = async (wanted: Record<string, number>): Promise<void> => {
  const taken: string[] = [];
  for (const [part, port] of Object.entries(wanted)) {
    if (!(await isFree(port))) taken.push(`port ${port} (${part}) is taken`);
  }
  if (taken.length === 0) return;
  throw new Error(
    `${taken.join('\n')}\nStop what listens there, or start with another base: PORT_BASE=4000 npm start`,
  );
};
