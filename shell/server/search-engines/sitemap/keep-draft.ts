import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SitemapDraft } from './types.ts';

interface Options {
  /** Builds a draft. Rejects while the catalogue cannot be read. */
  write: () => Promise<SitemapDraft>;
  /** Changes with the screens: a draft of another version is outdated whatever its age. */
  version: () => string;
  /** ms a draft counts as fresh. */
  freshFor: number;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

const remove = async ({ markets }: SitemapDraft): Promise<void> => {
  const [first] = markets.values();
  if (first) await rm(dirname(first.file), { recursive: true, force: true });
};

/**
 * Caches the sitemaps' draft. Serves a stale one at once and rebuilds it in the background; keeps the last good one
 * if that fails. The previous draft stays on disk for readers that have it open.
 */
export const keepDraft = ({ write, version, freshFor, onFailure, now = Date.now }: Options) => {
  let current: { draft: SitemapDraft; version: string; until: number } | null = null;
  let previous: SitemapDraft | null = null;
  let making: Promise<void> | null = null;

  const make = async (): Promise<void> => {
    const made = version();
    try {
      const draft = await write();
      const outdated = previous;
      previous = current?.draft ?? null;
      current = { draft, version: made, until: now() + freshFor };
      if (outdated) await remove(outdated);
    } catch (error) {
      onFailure(error);
    } finally {
      making = null;
    }
  };

  const get = async (): Promise<SitemapDraft | null> => {
    const isCurrent = current && current.until > now() && current.version === version();
    if (!isCurrent) making ??= make();
    if (!current) await making;
    return current?.draft ?? null;
  };

  /** For a draft whose files are missing: the next request rebuilds it. */
  const forget = (): void => {
    current = null;
  };

  return { get, forget };
};
