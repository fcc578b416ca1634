import { join } from 'node:path';
import { remoteNameIn } from '../remote-name.ts';
import { ok, problem, skipped, type Check, type Finding, type Surroundings } from '../check.ts';

/** The port of `npm run host` in a remote's `package.json`. */
const hostedAt = ({ root, read }: Surroundings, folder: string): number | undefined => {
  const text = read(join(root, folder, 'package.json')) ?? '{}';
  const { scripts } = JSON.parse(text) as { scripts?: Record<string, string> };
  const port = /--port[ =](\d+)/.exec(scripts?.['host'] ?? '')?.[1];
  return port === undefined ? undefined : Number(port);
};

/** Whether the static host of the remote answers there. */
const isItsHost = async ({ request }: Surroundings, port: number, name: string) => {
  try {
    const { text } = await request(`http://127.0.0.1:${port}/health`);
    return (JSON.parse(text) as { remote?: unknown }).remote === name;
  } catch {
    return false;
  }
};

const checkPort = async (surroundings: Surroundings, folder: string): Promise<Finding> => {
  const port = hostedAt(surroundings, folder);
  const name = remoteNameIn(surroundings, folder);
  if (port === undefined) return skipped('package.json has no script host with a port');
  if (await surroundings.isPortFree(port)) return ok(`Port ${port} is free for npm run host`);
  if (await isItsHost(surroundings, port, name)) return ok(`mf-${name} is hosted at port ${port}`);
  return problem(
    `Port ${port} of npm run host is taken`,
    'Stop what listens there, or give the script host in package.json another --port',
  );
};

/** The local host of releases. */
export const hostPort: Check = {
  name: 'port',
  run: (surroundings) =>
    Promise.all(surroundings.remotes.map((folder) => checkPort(surroundings, folder))),
};
