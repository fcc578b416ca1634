import { join } from 'node:path';
import { ok, problem, type Check, type Finding } from '../check.ts';

/** Modules of which a page has one copy (tooling/remote-kit/webpack/shared.ts). */
const SHARED = ['react', 'react-dom', '@shop/contracts'];

/** Packages of the shop, which are released together. */
const OF_THE_SHOP = ['contracts', 'remote-kit', 'server-kit', 'standalone'].map(
  (it) => `@shop/${it}`,
);

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
}
type Installed = Readonly<Record<string, { version?: string }>>;

const copiesOf = (name: string, installed: Installed): string[] =>
  Object.entries(installed).flatMap(([path, { version }]) =>
    path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`)
      ? [`${version} in ${path}`]
      : [],
  );

const checkModule = (name: string, installed: Installed, expected?: string): Finding[] => {
  const copies = copiesOf(name, installed);
  if (copies.length > 1)
    return [
      problem(
        `${name} is installed ${copies.length} times: ${copies.join(', ')}`,
        `npm ls ${name} shows which package needs another version; a page can have one`,
      ),
    ];
  const version = installed[`node_modules/${name}`]?.version;
  if (version === undefined) return [problem(`${name} is not installed`, 'npm install')];
  return expected === undefined || version === expected
    ? []
    : [
        problem(
          `${name} ${version} is installed, the kit builds for ${expected}`,
          `npm install --save-exact ${name}@${expected}`,
        ),
      ];
};

/** Modules that the shop's pages share exist once, in the versions of the installed kit. */
export const sharedModules: Check = {
  name: 'shared modules',
  run: async ({ root, kit, read }) => {
    const lock = read(join(root, 'node_modules/.package-lock.json'));
    if (!lock) return [problem('No packages are installed', 'npm install')];
    const { packages: installed } = JSON.parse(lock) as { packages: Installed };
    const { dependencies = {} } = JSON.parse(read(join(kit, 'package.json')) ?? '{}') as Manifest;
    const contracts = JSON.parse(
      read(join(root, 'node_modules/@shop/contracts/package.json')) ?? '{}',
    ) as Manifest;
    const expected = { ...contracts.dependencies, ...dependencies };
    const names = [...new Set([...SHARED, ...OF_THE_SHOP])];
    const found = names.flatMap((name) => checkModule(name, installed, expected[name]));
    if (found.length > 0) return found;
    const versions = SHARED.map((name) => `${name} ${installed[`node_modules/${name}`]?.version}`);
    return [ok(`${versions.join(', ')}: one copy each, as the kit needs them`)];
  },
};
