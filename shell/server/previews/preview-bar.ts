import { escapeHtml } from '../document/escape.ts';
import type { ShownPreview } from './open-previews.ts';
import { END_PREVIEW_PATH } from './visitor-preview.ts';

/** Its sheet is a file of `shell/public`, which no page of a visitor links. */
export const PREVIEW_STYLES = '<link rel="stylesheet" href="/preview.css">';

/** Says on every previewed page which releases it shows, until when, and how to leave. For teams, so in English only. */
export const previewBar = ({
  versions,
  expiresAt,
}: Pick<ShownPreview, 'versions' | 'expiresAt'>): string => {
  const releases = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const until = new Date(expiresAt).toISOString();
  return (
    `<aside class="preview-bar" lang="en" aria-label="Preview"><p>Preview of ${escapeHtml(releases.join(', '))} ` +
    `until <time datetime="${until}">${until.slice(0, 16).replace('T', ' ')} UTC</time></p>` +
    `<a href="${END_PREVIEW_PATH}">End preview</a></aside>`
  );
};
