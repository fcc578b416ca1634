import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SitemapDraft } from './types.ts';

interface Options {
  /** Makes a draft. Rejects while the catalogue cannot be read. */
  write: () => Promise<SitemapDraft>;
  /** Changes when screens change: a draft of others is too old whatever its age. */
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
 * The sitemaps' draft, made when first asked for. A stale one is answered at once and made again behind it; the last
 * good one stays when that fails. One more than the current is kept on disk for anyone who is still reading it.
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
    const isFresh = current && current.until > now() && current.version === version();
    if (!isFresh) making ??= make();
    if (!current) await making;
    return current?.draft ?? null;
  };

  /** For a draft whose files turn out to be gone: the next to ask sets off another. */
  const forget = (): void => {
    current = null;
  };

  return { get, forget };
};
