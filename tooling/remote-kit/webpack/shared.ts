import { installedVersion } from './package-info.ts';

/** Sub-paths of shared-contracts needed by every page, in the shell's first script. */
const CORE_CONTRACTS = [
  'commerce',
  'commerce/catalogue',
  'events',
  'i18n',
  'market',
  'remote',
  'routing',
  'store',
  'ui',
];

/** Needed for each render on the server, whose script is one file. No browser script of the shell imports it. */
const RENDER_CONTRACTS = ['routing/routers'];

/** Packages with one copy per page. A trailing slash covers every sub-path as a separate share. */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/'];

/**
 * Modules shared by host and remotes at run time (docs/adr/0003). The shell provides all of them eagerly: one
 * request instead of a waterfall of thirteen. A remote has fallback copies, used only by its standalone page.
 * react-router, Redux and react-intl are not shared: `@shop/contracts/routing`, `store` and `i18n` re-export them.
 */
export const sharedModules = (role: 'shell' | 'remote') => {
  const eager = role === 'shell';
  const share = (name: string) => {
    const version = installedVersion(name.replace(/\/$/, ''));
    return { singleton: true, requiredVersion: `^${version}`, version };
  };
  const contract = share('@shop/contracts');
  return Object.fromEntries([
    ...SINGLETONS.map((name) => [name, { ...share(name), eager }] as const),
    ...[...CORE_CONTRACTS, ...RENDER_CONTRACTS].map(
      (path) => [`@shop/contracts/${path}`, { ...contract, eager }] as const,
    ),
    ['@shop/contracts/', contract] as const,
  ]);
};

/** Versions declared by a release, which a gate compares with the live shell's. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    ['react', 'react-dom', '@shop/contracts'].map((name) => [name, installedVersion(name)]),
  );
