import { itemKey, type IndexEntry } from '../item/indexed-item.ts';
import type { CatalogueSource } from '../source/catalogue-source.ts';
import type { CatalogueUpdates } from './catalogue-updates.ts';

interface Options {
  source: CatalogueSource;
  updates: CatalogueUpdates;
  say: (line: string) => void;
  /** Done between two puts: what cannot wait until all is read. */
  between: () => Promise<void>;
}

/** Items put together: a commit of hundreds costs little more than one of a few. */
const AT_ONCE = 500;
/** Items between two lines of progress. */
const TELL_EVERY = 5000;

/** Reads the whole catalogue, some items at a time, and forgets what the platform no longer has. */
export const buildIndex = async ({ source, updates, say, between }: Options): Promise<number> => {
  const started = Date.now();
  const seen = new Set<string>();
  const take = async (entries: readonly IndexEntry[]): Promise<void> => {
    const before = Math.floor(seen.size / TELL_EVERY);
    for (const { item } of entries) seen.add(itemKey(item));
    await updates.put(entries);
    if (Math.floor(seen.size / TELL_EVERY) > before)
      say(`catalogue: ${seen.size} items read, ${Math.round((Date.now() - started) / 1000)} s`);
  };
  let gathered: IndexEntry[] = [];
  for await (const entries of source.skus()) {
    gathered.push(...entries);
    if (gathered.length < AT_ONCE) continue;
    await take(gathered);
    gathered = [];
    await between();
  }
  await take(gathered);
  await take(await source.bundles());
  await updates.keepOnly(seen);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`catalogue: all ${seen.size} items read in ${seconds} s`);
  return seen.size;
};
