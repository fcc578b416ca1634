import { createHash, randomUUID } from 'node:crypto';
import { access, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deltaName } from '@shop/server-kit/http';
import { compressDelta } from './compress-delta.ts';

const CHUNK = /^([\w-]+)\.[\w-]{4,43}\.(js|css)$/;

/** Files of a remote's standalone page, which no visitor of the shop loads. */
const STANDALONE = /^standalone[.-]/;

/** A delta is kept if it has at most this share of the plain compressed copy. */
const WORTHWHILE = 0.8;

/** The chunks of a build by stem and ending; numbered chunks may share them. */
const chunksOf = async (folder: string): Promise<Map<string, string[]>> => {
  const chunks = new Map<string, string[]>();
  for (const name of await readdir(folder).catch(() => [])) {
    const [, stem, ending] = CHUNK.exec(name) ?? [];
    if (!stem || STANDALONE.test(name)) continue;
    const key = `${stem}.${ending}`;
    chunks.set(key, [...(chunks.get(key) ?? []), name]);
  }
  return chunks;
};

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Size of the copy that a visitor without the dictionary gets. */
const plainSize = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;

/** @returns 1 if the delta is new, for the count */
const writeDelta = async (file: string, earlier: string): Promise<number> => {
  const [content, dictionary] = await Promise.all([readFile(file), readFile(earlier)]);
  const sha256 = createHash('sha256').update(dictionary).digest('base64');
  const target = deltaName(file, sha256);
  if (await exists(target)) return 0;
  const delta = await compressDelta(content, dictionary);
  if (delta.length > WORTHWHILE * (await plainSize(file))) return 0;
  // Under another name first: the folder is being served.
  const staging = `${target}.${randomUUID()}`;
  await writeFile(staging, delta);
  await rename(staging, target);
  return 1;
};

/**
 * Writes deltas of a build's chunks beside them, against the chunks of the same stem in earlier builds. They depend on
 * what was live before, so they are no part of the build: neither signed nor reproducible.
 *
 * @param folder with the chunks: `web` of an artifact
 * @param earlier the same folder of earlier builds; missing ones are skipped
 * @returns number of new deltas
 */
export const writeDeltas = async (folder: string, earlier: readonly string[]): Promise<number> => {
  const chunks = [...(await chunksOf(folder))];
  let written = 0;
  // One build after the other: a chunk that equals in two of them has one delta.
  for (const build of earlier) {
    const before = await chunksOf(build);
    const pairs = chunks.flatMap(([key, names]) =>
      names.flatMap((name) =>
        (before.get(key) ?? []).map((it) => [join(folder, name), join(build, it)] as const),
      ),
    );
    const counts = await Promise.all(pairs.map(([file, old]) => writeDelta(file, old)));
    written += counts.reduce((sum, count) => sum + count, 0);
  }
  return written;
};
