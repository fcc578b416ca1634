import { join } from 'node:path';
import { ok, problem, type Check } from '../check.ts';

/** The Node that runs the tools must be the pinned one. */
export const nodeVersion: Check = {
  name: 'Node',
  run: async ({ root, nodeVersion: running, read }) => {
    const { devDependencies } = JSON.parse(read(join(root, 'package.json')) ?? '{}') as {
      devDependencies?: Record<string, string>;
    };
    const pinned = devDependencies?.['node'];
    return [
      running === pinned
        ? ok(`Node ${running}, as pinned`)
        : problem(
            `Node ${running} runs the tools, ${pinned} is pinned`,
            'Start commands with npm run …, which uses the pinned Node from node_modules',
          ),
    ];
  },
};
