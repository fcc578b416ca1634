import { portsFrom, type Ports } from '../ports.ts';

/** The shop's first port, from `PORT_BASE`, and the ports derived from it. */
export const portBase = (env: NodeJS.ProcessEnv = process.env): { base: number; ports: Ports } => {
  const base = Number(env['PORT_BASE'] ?? 3000);
  return { base, ports: portsFrom(base) };
};
