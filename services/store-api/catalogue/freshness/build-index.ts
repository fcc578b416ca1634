import { itemKey, type IndexEntry } from '../item/indexed-item.ts';
import type { CatalogueSource } from '../source/catalogue-source.ts';
import type { CatalogueUpdates } from './catalogue-updates.ts';

interface Options {
  source: CatalogueSource;
  updates: CatalogueUpdates;
  log: (line: string) => void;
  /**
   * Runs between two batches, for work that cannot wait until the build ends.
   *
   * @param updates - by which the build knows the items that are put
   */
  between: (updates: CatalogueUpdates) => Promise<void>;
}

/** Batch size: a commit of hundreds costs little more than one of a few. */
const AT_ONCE = 500;
/** Items per progress line. */
const TELL_EVERY = 5000;

/** Reads the whole catalog in batches, and removes items that the platform no longer has. */
export const buildIndex = async ({ source, updates, log, between }: Options): Promise<number> => {
  const started = Date.now();
  const keys = new Set<string>();
  const put = async (entries: readonly IndexEntry[]): Promise<void> => {
    for (const { item } of entries) keys.add(itemKey(item));
    await updates.put(entries);
  };
  const write = async (entries: readonly IndexEntry[]): Promise<void> => {
    const before = Math.floor(keys.size / TELL_EVERY);
    await put(entries);
    if (Math.floor(keys.size / TELL_EVERY) > before)
      log(`catalogue: ${keys.size} items read, ${Math.round((Date.now() - started) / 1000)} s`);
  };
  let gathered: IndexEntry[] = [];
  for await (const entries of source.skus()) {
    gathered.push(...entries);
    if (gathered.length < AT_ONCE) continue;
    await write(gathered);
    gathered = [];
    await between({ ...updates, put });
  }
  await write(gathered);
  await write(await source.bundles());
  await updates.keepOnly(keys);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  log(`catalogue: all ${keys.size} items read in ${seconds} s`);
  return keys.size;
};
