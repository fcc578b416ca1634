import type { MarketContext } from '@shop/contracts/market';
import type { PageHead } from '@shop/contracts/remote';
import { integrityInName } from '@shop/contracts/remote/integrity-in-name';
import type { ShopConfig } from '@shop/contracts/store';
import { BOOT_ID, ROOT_ID, type Boot, type Rendered } from '../../src/boot/types.ts';
import { liveRemotes, type ReleaseSet } from '../releases/release-set.ts';
import { jsonForScript, escapeHtml } from './escape.ts';
import { headTags } from './head-tags.ts';
import { inlineStyles, type InlineStyle } from './inline-styles.ts';
import { pageAssets, type Script, type ShellAssets } from './page-assets.ts';

interface Options {
  config: ShopConfig;
  context: MarketContext;
  rest: string;
  set: ReleaseSet;
  shell: ShellAssets;
  rendered: Rendered;
  html: string;
  head: PageHead;
  state: object;
  chunks: readonly string[];
  styleChunks?: readonly string[];
  /** Codes of the markets that have the page too; all of them when left out. */
  soldIn?: readonly string[];
}

const preloadImage = (image: PageHead['preloadImage']): string =>
  image
    ? `<link rel="preload" as="image" imagesrcset="${escapeHtml(image.srcSet)}" imagesizes="${escapeHtml(image.sizes)}" type="${escapeHtml(image.type)}" fetchpriority="high">`
    : '';

const style = ({ css, href }: InlineStyle): string =>
  `<style${href ? ` data-href="${escapeHtml(href)}"` : ''}>${css}</style>`;

const integrityOf = (value: string | undefined): string =>
  value ? ` integrity="${escapeHtml(value)}"` : '';

const preloadScript = ({ href, integrity }: Script): string =>
  `<link rel="preload" as="script" href="${escapeHtml(href)}" crossorigin="anonymous"${integrityOf(integrity)}>`;

/** Files of `shell/public`. The sheet for paper keeps no screen waiting, and no document carries it. */
const PUBLIC_FILES = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="stylesheet" href="/print.css" media="print">',
].join('\n');

/** The whole document of a page: what the worker rendered, with everything the browser needs to take it over. */
export const renderDocument = (options: Options): string => {
  const { config, context, rest, set, shell, rendered, html, head, state, chunks, soldIn } =
    options;
  const styled = [...chunks, ...(options.styleChunks ?? [])];
  const { preloads } = pageAssets(set, chunks);
  const boot: Boot = { config, context, remotes: liveRemotes(set), rendered, state };
  return `<!doctype html>
<html lang="${context.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags({ head, config, context, rest, soldIn })}
${preloadImage(head.preloadImage)}
${shell.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('')}
${inlineStyles(set, shell, styled).map(style).join('')}
${shell.scripts.map((src) => `<script defer src="${src}" crossorigin="anonymous"${integrityOf(integrityInName(src))}></script>`).join('')}
${(shell.messages[context.locale] ?? []).map((href) => preloadScript({ href, integrity: integrityInName(href) })).join('')}
${preloads.map(preloadScript).join('')}
${PUBLIC_FILES}
</head>
<body>
<div id="${ROOT_ID}">${html}</div>
<script type="application/json" id="${BOOT_ID}">${jsonForScript(boot)}</script>
</body>
</html>
`;
};
