import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_LIMITS } from '@shop/contracts/remote/release-manifest';
import type { BuiltRelease } from './built-release.ts';

/** A file named by its content; browsers derive the integrity from the name (docs/adr/0008). */
const NAME_HASH = /\.([\w-]{43})\.(?:js|css|html)$/;

/**
 * Compares the hash in each web file's name with its content.
 *
 * @param paths of all files, relative to `dist`
 * @returns one line per file that browsers would refuse
 */
export const checkNameHashes = async (
  dist: string,
  paths: readonly string[],
): Promise<string[]> => {
  const problems = await Promise.all(
    paths.map(async (path) => {
      const named = path.startsWith('web/') ? NAME_HASH.exec(path)?.[1] : undefined;
      if (named === undefined) return [];
      const content = await readFile(join(dist, path));
      const hash = createHash('sha256').update(content).digest('base64url');
      return hash === named ? [] : [`${path} has the hash ${hash}`];
    }),
  );
  return problems.flat();
};

/**
 * Compares the files that the shell's server copies, the node build and the style sheets, with its limits.
 *
 * @returns one line per limit that the release exceeds
 */
export const checkLimits = async (
  dist: string,
  { assets }: BuiltRelease,
  paths: readonly string[],
  limits: Readonly<Record<keyof typeof RELEASE_LIMITS, number>> = RELEASE_LIMITS,
): Promise<string[]> => {
  const sheets = new Set(Object.values(assets).flatMap(({ css }) => css.map((it) => `web/${it}`)));
  const node = paths.filter((path) => path.startsWith('node/'));
  const sizes = await Promise.all(
    [...node, ...sheets].map(async (path) => ({ path, size: (await stat(join(dist, path))).size })),
  );
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  return [
    ...sizes
      .filter(({ size }) => size > limits.file)
      .map(({ path, size }) => `${path} has ${size} bytes, the shell takes ${limits.file}`),
    ...(total > limits.release
      ? [`node build and style sheets have ${total} bytes, the shell takes ${limits.release}`]
      : []),
    ...(node.length > limits.files
      ? [`the node build has ${node.length} files, the shell takes ${limits.files}`]
      : []),
  ];
};
