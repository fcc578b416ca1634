import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBytes } from '@shop/server-kit/http';
import { RELEASE_LIMITS, type LiveRelease } from '@shop/contracts/remote/release-manifest';

export interface KeptBuild {
  /** Path of the node container. */
  container: string;
  /** Style sheet relative to the web folder → its text. */
  styles: Record<string, string>;
}

const TIMEOUT = 5000;

/** Files fetched at a time. */
const AT_ONCE = 4;

const matches = (content: Buffer, integrity: string): boolean =>
  integrity === `sha384-${createHash('sha384').update(content).digest('base64')}`;

interface ReleaseFile {
  /** Local path of the build. */
  path: string;
  url: string;
  integrity: string;
}

/** The file from this machine, or from its host; either way only with the content the manifest promised. */
const fetchVerified = async (
  { path, url, integrity }: ReleaseFile,
  limit: number,
): Promise<Buffer> => {
  const kept = await readFile(path).catch(() => null);
  if (kept && matches(kept, integrity)) return kept;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const content = Buffer.from(await readBytes(answer, limit));
  if (!matches(content, integrity))
    throw new Error(`${url} is not what the release manifest promised`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return content;
};

/** Downloads the files in batches; fails if their total exceeds the limit of a release. */
const fetchAll = async (files: readonly ReleaseFile[]): Promise<void> => {
  const waiting = [...files];
  let remaining = RELEASE_LIMITS.release;
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      remaining -= (await fetchVerified(file, Math.min(RELEASE_LIMITS.file, remaining))).length;
      if (remaining < 0)
        throw new Error(`its files come to more than ${RELEASE_LIMITS.release} bytes`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    waiting.length = 0;
  }
};

/**
 * Downloads and verifies a release's node build and style sheets, so that rendering does not need the remote's host.
 * Throws if a file is missing or its integrity differs; unverified files are never stored.
 */
export const keepBuild = async (
  dataDir: string,
  name: string,
  release: LiveRelease,
): Promise<KeptBuild> => {
  const { node, assets, integrity } = release.extras;
  const folder = join(dataDir, 'releases', name, release.metadata.version);
  const sheets = [...new Set(Object.values(assets).flatMap(({ css }) => css))];
  const webFile = (path: string) => join(folder, 'web', path);
  await fetchAll([
    ...node.files.map(({ path, integrity: expected }) => ({
      path: join(folder, 'node', path),
      url: new URL(path, node.url).href,
      integrity: expected,
    })),
    ...sheets.map((path) => ({
      path: webFile(path),
      url: new URL(path, release.url).href,
      integrity: integrity[path] ?? '',
    })),
  ]);
  const styles = await Promise.all(
    sheets.map(async (path) => [path, await readFile(webFile(path), 'utf8')] as const),
  );
  return { container: join(folder, 'node', node.entry), styles: Object.fromEntries(styles) };
};
