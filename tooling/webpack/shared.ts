import { installedVersion } from './package-info.ts';

/** Sub-paths of shared-contracts that every page needs: part of the shell's first script. */
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

/** Packages with one copy per page. A trailing slash covers every sub-path, each as a share of its own. */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/'];

/**
 * What host and remotes share at run time (docs/adr/0003). The shell provides everything eagerly: one request
 * instead of a waterfall of thirteen. A remote carries fallback copies, used on its standalone page alone.
 * react-router, Redux and react-intl are not shared: their pieces come through `@shop/contracts/routing`, `store`
 * and `i18n`.
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
    ...CORE_CONTRACTS.map((path) => [`@shop/contracts/${path}`, { ...contract, eager }] as const),
    ['@shop/contracts/', contract] as const,
  ]);
};

/** Versions a release declares, so that a gate can compare them with the live shell's. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    ['react', 'react-dom', '@shop/contracts'].map((name) => [name, installedVersion(name)]),
  );
