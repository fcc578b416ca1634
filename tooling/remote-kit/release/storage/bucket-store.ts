import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArtifactStore, LAST_FILE } from './artifact-store.ts';
import { atOnce } from './at-once.ts';
import type { BucketClient } from './bucket-client.ts';
import { folderStore } from './folder-store.ts';
import { headersOf, planObjects } from './object-headers.ts';

/** Files of a folder on this machine by path, as a bucket stores them. */
const plannedIn = async (staging: string) => {
  const files = await folderStore(staging).list('');
  return planObjects(files.map((it) => it.path));
};

/**
 * A store in a bucket.
 *
 * @param prefix of all keys, without slashes at its ends; may be empty
 */
export const bucketStore = (
  client: BucketClient,
  { bucket, prefix }: { bucket: string; prefix: string },
): ArtifactStore => {
  const keyOf = (path: string): string => (prefix ? `${prefix}/${path}` : path);
  const list: ArtifactStore['list'] = async (folder) => {
    const start = keyOf(`${folder}/`);
    const files = await client.list(start);
    return files
      .map((it) => ({ ...it, path: it.path.slice(start.length) }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  };

  /** Uploads missing objects. @returns paths of existing objects with other content */
  const upload = async (
    folder: string,
    staging: string,
    present: ReadonlySet<string>,
    isCompared: (path: string) => boolean,
  ): Promise<string[]> => {
    const planned = await plannedIn(staging);
    const send = async ({ path, file, headers }: (typeof planned)[number]): Promise<string[]> => {
      const key = keyOf(`${folder}/${path}`);
      const isNew =
        !present.has(path) && (await client.put(key, await readFile(join(staging, file)), headers));
      if (isNew || !isCompared(path)) return [];
      const [stored, own] = await Promise.all([client.get(key), readFile(join(staging, path))]);
      return stored?.equals(own) ? [] : [path];
    };
    const different = await atOnce(
      planned.filter((it) => it.path !== LAST_FILE),
      send,
    );
    if (different.flat().length > 0) return different.flat();
    const last = planned.find((it) => it.path === LAST_FILE);
    // Of two publications at a time the first one's stays.
    if (last)
      await client.put(
        keyOf(`${folder}/${last.path}`),
        await readFile(join(staging, last.file)),
        last.headers,
      );
    return [];
  };

  return {
    addressOf: (path) => `s3://${bucket}/${keyOf(path)}`,
    add: async (folder, prepare, isCompared) => {
      const present = new Set((await list(folder)).map((it) => it.path));
      if (present.has(LAST_FILE)) return [];
      const staging = await mkdtemp(join(tmpdir(), 'release-'));
      try {
        await prepare(staging);
        return await upload(folder, staging, present, isCompared);
      } finally {
        await rm(staging, { recursive: true, force: true });
      }
    },
    write: async (path, content) => {
      await client.put(keyOf(path), content, headersOf(path));
    },
    read: (path) => client.get(keyOf(path)),
    list,
    remove: async (folder) => {
      const paths = (await list(folder)).map((it) => it.path);
      // One after the other: servers that keep folders, too, stumble over simultaneous deletions.
      const isLast = (path: string): number => Number(path === LAST_FILE);
      for (const path of paths.sort((one, other) => isLast(other) - isLast(one)))
        await client.remove(keyOf(`${folder}/${path}`));
    },
  };
};
