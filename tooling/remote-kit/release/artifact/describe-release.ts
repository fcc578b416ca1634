import type { Release } from '@shop/contracts/remote/release-manifest';
import type { BuiltRelease } from './built-release.ts';

/** Integrity of an artifact's files below `web` or `node`, by path inside that folder. */
const partOf = (integrity: Readonly<Record<string, string>>, part: string): [string, string][] =>
  Object.entries(integrity)
    .filter(([path]) => path.startsWith(`${part}/`))
    .map(([path, value]): [string, string] => [path.slice(part.length + 1), value])
    .sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * Describes a stored artifact as an entry of the release manifest. Pages need the integrity of scripts and style
 * sheets; the rendering server needs that of every file it may run.
 *
 * @param baseUrl address of the remote's folder in the artifact store, without a trailing slash
 * @param fallbackBaseUrl the same on another host
 */
export const describeRelease = (
  stored: BuiltRelease,
  baseUrl: string,
  fallbackBaseUrl?: string,
): Release => {
  const { version, entry, integrity, contract, routes, slots, assets, frames } = stored;
  const { shared, runtime } = stored;
  const addressOf = (base: string, path: string) =>
    `${base}/${encodeURIComponent(version)}/${path}`;
  const web = partOf(integrity, 'web').filter(([path]) => /\.(?:js|css)$/.test(path));
  const node = partOf(integrity, 'node');
  return {
    url: addressOf(baseUrl, `web/${entry.web}`),
    ...(fallbackBaseUrl && { fallbackUrl: addressOf(fallbackBaseUrl, `web/${entry.web}`) }),
    metadata: { version, integrity: integrity[`web/${entry.web}`] ?? '' },
    extras: {
      contract,
      routes,
      assets,
      ...(slots && slots.length > 0 && { slots }),
      ...(frames && Object.keys(frames).length > 0 && { frames }),
      integrity: Object.fromEntries(web),
      node: {
        url: addressOf(baseUrl, 'node/'),
        entry: entry.node,
        files: node.map(([path, value]) => ({ path, integrity: value })),
      },
      shared,
      runtime,
      gitSha: stored.gitSha,
      builtAt: stored.builtAt,
    },
  };
};
