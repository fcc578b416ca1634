import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '../releases/release-set.ts';
import { pageAssets, type ShellAssets } from './page-assets.ts';

export interface InlineStyle {
  /** What the element holds, to the letter: the policy admits it by its hash. */
  css: string;
  /** URL that the chunk loader looks up; none for a sheet that no chunk loads. */
  href?: string;
}

/**
 * Order of the cascade layers (docs/contracts.md). Declared before any sheet: the first mention of a layer fixes its
 * position, and sheets come in chunk order.
 */
const LAYERS = '@layer reset, tokens, ui, remote;';

/** `</style>` inside a sheet would end it; CSS has no other way to break out. */
const inElement = (css: string): string => css.replace(/<\//g, '<\\/');

/** The style sheets inlined in a page, in their order. */
export const inlineStyles = (
  set: ReleaseSet,
  shell: Pick<ShellAssets, 'css' | 'formSheets'>,
  chunks: readonly string[],
): InlineStyle[] =>
  [{ css: LAYERS }, { css: shell.css }, ...shell.formSheets, ...pageAssets(set, chunks).styles].map(
    (it) => ({
      ...it,
      css: inElement(it.css),
    }),
  );

/** The sheets of the live releases and those before them. */
const CAPACITY = 500;
/** Sources by sheet: every document has the same few sheets. */
const sources = new LRUCache<string, string>({ max: CAPACITY });

const sourceOf = (css: string): string => {
  const source =
    sources.get(css) ?? `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  sources.set(css, source);
  return source;
};

/** Sources of a policy that admit these sheets and no other inline one. */
export const styleSources = (styles: readonly InlineStyle[]): string[] =>
  styles.map(({ css }) => sourceOf(css));
