import { open } from 'node:fs/promises';
import { SITEMAP_LIMITS } from './limits.ts';
import type { DraftLine, SitemapPart } from './types.ts';

/** Lines are written in batches of this many bytes. */
const BATCH = 64 * 1024;

interface Options {
  file: string;
  /** Number of addresses per line. */
  urlsOfLine: number;
  /** Maximum size of one line's entries, in bytes. */
  bytesOfLine: (path: string) => number;
  limits?: { urls: number; bytes: number };
}

const longestPath = ({ path, paths = {} }: DraftLine): string =>
  Object.values(paths).reduce((one, other) => (other.length > one.length ? other : one), path);

/** Writes the pages of one market to disk and cuts them into sitemaps that keep the protocol's limits. */
export const createMarketDraft = async ({
  file,
  urlsOfLine,
  bytesOfLine,
  limits = SITEMAP_LIMITS,
}: Options) => {
  const handle = await open(file, 'w');
  const parts: SitemapPart[] = [];
  let batch: string[] = [];
  let batched = 0;
  let at = 0;
  let capacity = { urls: 0, bytes: 0 };

  const flush = async () => {
    await handle.write(batch.join(''));
    batch = [];
    batched = 0;
  };

  const partFor = (bytes: number): SitemapPart => {
    const part = parts.at(-1);
    if (part && capacity.urls >= urlsOfLine && capacity.bytes >= bytes) return part;
    const next = { start: at, end: at, lastmod: null };
    parts.push(next);
    // Reserves bytes for the opening and closing tags.
    capacity = { urls: limits.urls, bytes: limits.bytes - 1000 };
    return next;
  };

  return {
    add: async (line: DraftLine): Promise<void> => {
      const text = `${JSON.stringify(line)}\n`;
      const bytes = bytesOfLine(longestPath(line));
      const part = partFor(bytes);
      at += Buffer.byteLength(text);
      part.end = at - 1;
      if (line.lastmod !== null && (part.lastmod ?? '') < line.lastmod) part.lastmod = line.lastmod;
      capacity = { urls: capacity.urls - urlsOfLine, bytes: capacity.bytes - bytes };
      batched += batch.push(text) && text.length;
      if (batched >= BATCH) await flush();
    },
    end: async (): Promise<{ file: string; parts: readonly SitemapPart[] }> => {
      try {
        await flush();
      } finally {
        await handle.close();
      }
      return { file, parts };
    },
  };
};
