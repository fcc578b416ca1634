import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@shop/contracts/remote/release-manifest';

/** One difference of two releases. `before` or `after` is null if the entry is missing there. */
export interface Difference {
  name: string;
  before: string | null;
  after: string | null;
}

export interface Comparison {
  /** Contract, federation runtime, commit and build time. */
  build: readonly Difference[];
  routes: readonly Difference[];
  /** Fragments of other remotes that routes declare. */
  fragments: readonly Difference[];
  /** Versions of shared packages. */
  shared: readonly Difference[];
  /** Files of the browser's and the server's build, by integrity. The manifest records no sizes. */
  files: readonly Difference[];
}

type Entries = Readonly<Record<string, string>>;

const differences = (before: Entries, after: Entries): Difference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((it) => !isDeepStrictEqual(it.before, it.after));

const buildOf = ({ extras }: Release): Entries => ({
  contract: extras.contract,
  'federation runtime': extras.runtime,
  commit: extras.gitSha,
  'built at': extras.builtAt,
});

const routesOf = ({ extras }: Release): Entries =>
  Object.fromEntries(
    extras.routes.map(({ id, path, rendering, showsOrder, sitemap }) => [
      id,
      [
        `/${path}`,
        rendering,
        ...(showsOrder ? ['shows the order'] : []),
        ...(sitemap === undefined ? [] : [`sitemap: ${[sitemap].flat().join(' ')}`]),
      ].join(', '),
    ]),
  );

const fragmentsOf = ({ extras }: Release): Entries =>
  Object.fromEntries(
    extras.routes.flatMap(({ id, fragments = [] }) =>
      fragments.length > 0 ? [[id, [...fragments].sort().join(', ')]] : [],
    ),
  );

const filesOf = ({ extras }: Release): Entries => ({
  ...Object.fromEntries(
    Object.entries(extras.integrity).map(([path, hash]) => [`web/${path}`, hash]),
  ),
  ...Object.fromEntries(
    extras.node.files.map(({ path, integrity }) => [`node/${path}`, integrity]),
  ),
});

/** Differences from one release of a remote to another; equal entries are left out. */
export const compareReleases = (before: Release, after: Release): Comparison => {
  const by = (entries: (release: Release) => Entries): Difference[] =>
    differences(entries(before), entries(after));
  return {
    build: by(buildOf),
    routes: by(routesOf),
    fragments: by(fragmentsOf),
    shared: by(({ extras }) => extras.shared),
    files: by(filesOf),
  };
};
