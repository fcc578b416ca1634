import { DEVELOPMENT_PATHS } from '@shop/contracts/remote/developed-remotes';
import { html } from '@shop/server-kit/html';
import { PREVIEW_STYLES } from '../previews/preview-bar.ts';
import type { ConfirmedRemotes } from './development-cookie.ts';
import { FILES_PATH } from './development-files.ts';

/** What the head of a document needs for the bar. */
export const BAR_HEAD = `${PREVIEW_STYLES}<script defer src="${FILES_PATH}bar.js"></script>`;

/**
 * Says on every page which remotes come from the visitor's machine, until when, and how to leave. Its script says which
 * of them does not answer. For teams, so in English only.
 */
export const developmentBar = ({ local: { remotes }, expiresAt }: ConfirmedRemotes): string => {
  const all = Object.entries(remotes);
  const until = new Date(expiresAt).toISOString();
  return html`<aside class="preview-bar" lang="en" aria-label="Development">
    <p>
      ${all.map(([name, { url }]) => `${name} from ${new URL(url).host}`).join(', ')} until
      <time datetime="${until}">${until.slice(0, 16).replace('T', ' ')} UTC</time>
    </p>
    ${all.map(
      ([name, { url }]) => html`<p role="status" data-remote="${name}" data-url="${url}"></p>`,
    )}
    <a href="${DEVELOPMENT_PATHS.end}">End development</a>
  </aside>`.markup;
};
