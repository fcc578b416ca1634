import { isPortFree } from '../is-port-free.ts';

/** Throws with every occupied port, by the name of the process that needs it. */
export const assertPortsFree = async (ports: Record<string, number>): Promise<void> => {
  const occupied: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isPortFree(port))) occupied.push(`port ${port} (${name}) is taken`);
  }
  if (occupied.length === 0) return;
  throw new Error(
    `${occupied.join('\n')}\nStop what listens there, or start with another base: PORT_BASE=4000 npm start`,
  );
};
