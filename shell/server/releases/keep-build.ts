import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveRelease } from '@shop/contracts/remote/release-manifest';

export interface KeptBuild {
  /** Path of the node container. */
  container: string;
  /** Style sheet relative to the web folder → its text. */
  styles: Record<string, string>;
}

const TIMEOUT = 5000;

const matches = (content: Buffer, integrity: string): boolean =>
  integrity === `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The file from this machine, or from its host; either way only with the content the manifest promised. */
const fetchVerified = async (path: string, url: string, integrity: string): Promise<Buffer> => {
  const kept = await readFile(path).catch(() => null);
  if (kept && matches(kept, integrity)) return kept;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const content = Buffer.from(await answer.arrayBuffer());
  if (!matches(content, integrity))
    throw new Error(`${url} is not what the release manifest promised`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return content;
};

/**
 * Keeps a verified copy of a release's node build and style sheets on this machine, so that rendering needs the
 * remote's host no more. Throws when a file is missing or differs from its integrity; nothing unverified is kept.
 */
export const keepBuild = async (
  dataDir: string,
  name: string,
  release: LiveRelease,
): Promise<KeptBuild> => {
  const { node, assets, integrity } = release.extras;
  const folder = join(dataDir, 'releases', name, release.metadata.version);
  const sheets = [...new Set(Object.values(assets).flatMap(({ css }) => css))];
  await Promise.all(
    node.files.map(({ path, integrity: expected }) =>
      fetchVerified(join(folder, 'node', path), new URL(path, node.url).href, expected),
    ),
  );
  const styles = await Promise.all(
    sheets.map(async (path) => {
      const content = await fetchVerified(
        join(folder, 'web', path),
        new URL(path, release.url).href,
        integrity[path] ?? '',
      );
      return [path, content.toString('utf8')] as const;
    }),
  );
  return { container: join(folder, 'node', node.entry), styles: Object.fromEntries(styles) };
};
