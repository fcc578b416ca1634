import { join } from 'node:path';
import { ok, problem, type Check } from '../check.ts';

/** The Node that runs the tools must be the pinned one. */
export const nodeVersion: Check = {
  name: 'Node',
  run: async ({ root, kit, nodeVersion: running, read }) => {
    const manifestOf = (folder: string) =>
      JSON.parse(read(join(folder, 'package.json')) ?? '{}') as {
        dependencies?: Record<string, string>;
        devDependencies?: Record<string, string>;
      };
    // Outside of the shop's repository the kit brings it.
    const pinned =
      manifestOf(root).devDependencies?.['node'] ?? manifestOf(kit).dependencies?.['node'];
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
