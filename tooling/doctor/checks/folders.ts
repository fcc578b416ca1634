import { join } from 'node:path';
import { dataFolder } from '../../remote-kit/workspace.ts';
import { PACKAGES } from '../../remote-kit/remotes.ts';
import { ok, problem, warning, type Check, type Finding } from '../../remote-kit/doctor/check.ts';
import type { WorkspaceSurroundings } from '../workspace-surroundings.ts';

/** Bits that admit other users. */
const OTHERS = 0o077;

/** Root's commands may have created them, so that a normal user cannot write there. */
const unwritable = ({ root, modeOf, isWritable }: WorkspaceSurroundings): string[] =>
  [
    ...['', 'node_modules', 'node_modules/.cache', 'node_modules/.cache/gates', '.shop'],
    ...PACKAGES.flatMap((name) => [`${name}/dist`, `${name}/.cache`]),
  ]
    .map((path) => join(root, path))
    .filter((path) => modeOf(path) !== undefined && !isWritable(path));

const ownership = (surroundings: WorkspaceSurroundings): Finding => {
  const wrong = unwritable(surroundings);
  return wrong.length > 0
    ? problem(
        `This user cannot write to ${wrong.join(', ')}`,
        'Root has created them: sudo chown -R $(id -u) on each, or remove them as root',
      )
    : ok('Builds, caches and data can be written');
};

/** Data of a shop holds mails, sessions and the deploy token. */
const privacy = ({ root, env, modeOf }: WorkspaceSurroundings): Finding => {
  const data = dataFolder(Number(env['PORT_BASE'] || 3000), root);
  const mode = modeOf(data);
  if (mode === undefined) return ok(`${data} is created at the first start, for this user alone`);
  const token = join(data, 'deploy-token');
  const open = [
    ...(mode & OTHERS ? [`chmod 700 ${data}`] : []),
    ...((modeOf(token) ?? 0) & OTHERS ? [`chmod 600 ${token}`] : []),
  ];
  return open.length > 0
    ? warning(`Other users can read the data of the local shop in ${data}`, open.join(' && '))
    : ok(`${data} is private`);
};

/** Permissions of what the tools write. */
export const folders: Check<WorkspaceSurroundings> = {
  name: 'folders',
  run: async (surroundings) => [ownership(surroundings), privacy(surroundings)],
};
