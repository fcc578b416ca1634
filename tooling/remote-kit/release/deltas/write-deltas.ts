import { createHash } from 'node:crypto';
import { deltaName } from '@shop/server-kit/http';
import type { ArtifactStore } from '../storage/artifact-store.ts';
import { folderStore } from '../storage/folder-store.ts';
import { compressDelta } from './compress-delta.ts';

const CHUNK = /^([\w-]+)\.[\w-]{4,43}\.(js|css)$/;

/** Files of a remote's standalone page, which no visitor of the shop loads. */
const STANDALONE = /^standalone[.-]/;

/** A delta is kept if it has at most this share of the plain compressed copy. */
const WORTHWHILE = 0.8;

/** The `web` folder of a build in a store. */
export interface StoredChunks {
  store: Pick<ArtifactStore, 'list' | 'read' | 'write'>;
  /** `cart/0.1.0-1f0c2a9e/web`; empty for the store itself. */
  folder: string;
}

const pathOf = ({ folder }: StoredChunks, name: string): string =>
  folder ? `${folder}/${name}` : name;

/** Sizes of the files of a build by name. */
type Sizes = ReadonlyMap<string, number>;

const sizesOf = async ({ store, folder }: StoredChunks): Promise<Sizes> =>
  new Map((await store.list(folder)).map(({ path, size }) => [path, size]));

/** The chunks of a build by stem and ending; numbered chunks may share them. */
const chunksOf = (sizes: Sizes): Map<string, string[]> => {
  const chunks = new Map<string, string[]>();
  for (const name of sizes.keys()) {
    const [, stem, ending] = CHUNK.exec(name) ?? [];
    if (!stem || STANDALONE.test(name)) continue;
    const key = `${stem}.${ending}`;
    chunks.set(key, [...(chunks.get(key) ?? []), name]);
  }
  return chunks;
};

/** A chunk, and an earlier one that browsers may have. */
interface Pair {
  chunks: StoredChunks;
  name: string;
  earlier: StoredChunks;
  before: string;
}

/** @returns 1 if the delta is new, for the count */
const writeDelta = async (
  { chunks, name, earlier, before }: Pair,
  sizes: Sizes,
): Promise<number> => {
  const [content, dictionary] = await Promise.all([
    chunks.store.read(pathOf(chunks, name)),
    earlier.store.read(pathOf(earlier, before)),
  ]);
  // Pruned meanwhile.
  if (!content || !dictionary) return 0;
  const sha256 = createHash('sha256').update(dictionary).digest('base64');
  const target = deltaName(name, sha256);
  if (sizes.has(target)) return 0;
  const delta = await compressDelta(content, dictionary);
  // A visitor without the dictionary gets the compressed copy.
  const plain = sizes.get(`${name}.br`) ?? sizes.get(name) ?? 0;
  if (delta.length > WORTHWHILE * plain) return 0;
  await chunks.store.write(pathOf(chunks, target), delta);
  return 1;
};

/**
 * Writes deltas of a build's chunks beside them, against the chunks of the same stem in earlier builds. They depend on
 * what was live before, so they are no part of the build: neither signed nor reproducible.
 *
 * @param earlier chunks of earlier builds; missing ones are skipped
 * @returns number of new deltas
 */
export const writeStoredDeltas = async (
  chunks: StoredChunks,
  earlier: readonly StoredChunks[],
): Promise<number> => {
  const own = [...chunksOf(await sizesOf(chunks))];
  let written = 0;
  // One build after the other: a chunk that equals in two of them has one delta.
  for (const build of earlier) {
    const sizes = await sizesOf(chunks);
    const before = chunksOf(await sizesOf(build));
    const pairs = own.flatMap(([key, names]) =>
      names.flatMap((name) =>
        (before.get(key) ?? []).map((it) => ({ chunks, name, earlier: build, before: it })),
      ),
    );
    const counts = await Promise.all(pairs.map((pair) => writeDelta(pair, sizes)));
    written += counts.reduce((sum, count) => sum + count, 0);
  }
  return written;
};

/** Writes the deltas of a folder's chunks, see {@link writeStoredDeltas}. */
export const writeDeltas = (folder: string, earlier: readonly string[]): Promise<number> => {
  const inFolder = (path: string): StoredChunks => ({ store: folderStore(path), folder: '' });
  return writeStoredDeltas(inFolder(folder), earlier.map(inFolder));
};
