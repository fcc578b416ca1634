import { portsFrom } from '../../remote-kit/ports.ts';
import {
  ok,
  problem,
  warning,
  type Check,
  type Finding,
  type Surroundings,
} from '../../remote-kit/doctor/check.ts';

/** Linux: first and last port that outgoing connections are given. */
const EPHEMERAL = '/proc/sys/net/ipv4/ip_local_port_range';

const OTHER_BASE = 'Stop what listens there, or choose other ports: PORT_BASE=4000 npm start';

/** Whether a shop answers at the base; null without one. */
const readShop = async (
  { request }: Surroundings,
  port: number,
): Promise<{ isHealthy: boolean } | null> => {
  try {
    const { status, text } = await request(`http://127.0.0.1:${port}/health`);
    return text.includes('releaseSet') ? { isHealthy: status === 200 } : null;
  } catch {
    return null;
  }
};

/** A connection may hold a port of this range for minutes, which makes a start fail now and then. */
const outsideEphemeral = ({ read }: Surroundings, used: readonly number[]): Finding[] => {
  const [low = Infinity, high = 0] = (read(EPHEMERAL) ?? '').trim().split(/\s+/).map(Number);
  if (!used.some((port) => port >= low && port <= high)) return [];
  return [
    warning(
      `Ports from ${low} to ${high} are given to outgoing connections, so one of the shop's may be taken at times`,
      `Choose a PORT_BASE below ${low - 200}`,
    ),
  ];
};

/** The ports of the local shop. */
export const ports: Check = {
  name: 'ports',
  run: async (surroundings) => {
    const base = Number(surroundings.env['PORT_BASE'] || 3000);
    let table;
    try {
      table = portsFrom(base);
    } catch (error) {
      return [problem((error as RangeError).message, 'unset PORT_BASE, or set a whole number')];
    }
    const { remotes, ...others } = table;
    const named = Object.entries({ ...others, ...remotes });
    const range = outsideEphemeral(surroundings, Object.values({ ...others, ...remotes }));
    const occupied: string[] = [];
    for (const [name, port] of named)
      if (!(await surroundings.isPortFree(port))) occupied.push(`${port} (${name})`);
    if (occupied.length === 0)
      return [ok(`All ports of a shop are free (PORT_BASE ${base})`), ...range];
    const address = `http://localhost:${table.shell}`;
    const shop = await readShop(surroundings, table.shell);
    if (shop?.isHealthy) return [ok(`A shop is running at ${address}`), ...range];
    if (shop)
      return [
        problem(
          `The shop at ${address} serves no pages`,
          `Read the reasons at ${address}/health, and .shop/${base}/logs/shell.log`,
        ),
        ...range,
      ];
    return [problem(`Taken: ${occupied.join(', ')}`, OTHER_BASE), ...range];
  },
};
