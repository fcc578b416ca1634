import { languageTag, type MarketContext } from '@shop/contracts/market';
import type { PageHead } from '@shop/contracts/remote';
import { integrityInName } from '@shop/contracts/remote/integrity-in-name';
import type { ShopConfig } from '@shop/contracts/store';
import { BOOT_ID, ROOT_ID, type Boot, type Rendered } from '../../src/boot/boot-data.ts';
import type { Health } from '../../src/health/health.ts';
import { liveRemotes, type ReleaseSet } from '../releases/release-set.ts';
import { slotFills } from '../releases/slot-fills.ts';
import type { Override } from '../overrides/visitor-override.ts';
import type { ItemNames } from '../search-engines/item-path-in.ts';
import { consentBanner } from '../consent/consent-banner.ts';
import { constantJson, escapeHtml, jsonForScript } from './escape.ts';
import { headTags } from './head-tags.ts';
import { inlineStyles, type InlineStyle } from './inline-styles.ts';
import { pageAssets, type Script, type ShellAssets } from './page-assets.ts';

interface Options {
  config: ShopConfig;
  context: MarketContext;
  rest: string;
  set: ReleaseSet;
  /** The default release set, to which a canary falls back in the browser. */
  defaultSet?: ReleaseSet;
  health?: Health | undefined;
  shell: ShellAssets;
  rendered: Rendered;
  html: string;
  head: PageHead;
  state: object;
  chunks: readonly string[];
  lateChunks?: readonly string[];
  styleChunks?: readonly string[];
  /** Codes of the markets that have the page too; all of them when left out. */
  soldIn?: readonly string[];
  /** Names of the page's item in other languages. */
  names?: ItemNames;
  /** What the visitor sees in place of the live releases. */
  override?: Pick<Override, 'bar' | 'head'> | undefined;
}

const preloadImage = (image: PageHead['preloadImage']): string =>
  image
    ? `<link rel="preload" as="image" imagesrcset="${escapeHtml(image.srcSet)}" imagesizes="${escapeHtml(image.sizes)}" type="${escapeHtml(image.type)}" fetchpriority="high">`
    : '';

const style = ({ css, href }: InlineStyle): string =>
  `<style${href ? ` data-href="${escapeHtml(href)}"` : ''}>${css}</style>`;

const integrityOf = (value: string | undefined): string =>
  value ? ` integrity="${escapeHtml(value)}"` : '';

/**
 * A file that `src/begin/begin.ts` requests after the first frame: `run` as a script, `fetch` to preload, and `late` to
 * preload for an active visitor.
 */
const code = ({ href, integrity }: Script, use: 'run' | 'fetch' | 'late'): string =>
  `<link as="script" data-code="${use}" href="${escapeHtml(href)}" crossorigin="anonymous"${integrityOf(integrity)}>`;

const ownScript = (href: string): Script => ({ href, integrity: integrityInName(href) });

/** What browsers colour their own frame with: the paper of the page (`tokens.css`). */
const THEME = [
  '<meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#1a1714" media="(prefers-color-scheme: dark)">',
].join('\n');

/** Files of `shell/public`. The sheet for paper keeps no screen waiting, and no document carries it. */
const PUBLIC_FILES = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  '<link rel="stylesheet" href="/print.css" media="print">',
].join('\n');

/** An object of members that are JSON already. */
const objectOf = (members: Record<string, string | false | undefined>): string =>
  `{${Object.entries(members)
    .flatMap(([name, json]) => (json ? [`"${name}":${json}`] : []))
    .join(',')}}`;

/** The whole document of a page: what the worker rendered, with everything the browser needs to take it over. */
export const renderDocument = (options: Options): string => {
  const { config, context, rest, set, shell, rendered, html, head, state, chunks } = options;
  const { soldIn, names, override, defaultSet, health, lateChunks = [] } = options;
  const styled = [...chunks, ...lateChunks, ...(options.styleChunks ?? [])];
  const { preloads } = pageAssets(set, chunks);
  const now = new Set(preloads.map(({ href }) => href));
  const late = pageAssets(set, lateChunks).preloads.filter(({ href }) => !now.has(href));
  const remotes = liveRemotes(set, defaultSet);
  const slots = slotFills(set);
  const boot: Record<keyof Boot, string | false | undefined> = {
    config: constantJson(config),
    context: jsonForScript(context),
    remotes: constantJson(remotes),
    rendered: jsonForScript(rendered),
    state: jsonForScript(state),
    slots: Object.keys(slots).length > 0 && constantJson(slots),
    health: health && jsonForScript(health),
  };
  return `<!doctype html>
<html lang="${languageTag(context)}" data-first-page>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${THEME}
${headTags({ head, config, context, rest, soldIn, names })}
${preloadImage(head.preloadImage)}
${inlineStyles(set, shell, styled).map(style).join('')}
${shell.begin.map((src) => `<script defer fetchpriority="high" src="${src}" crossorigin="anonymous"${integrityOf(integrityInName(src))}></script>`).join('')}
${shell.scripts.map((href) => code(ownScript(href), 'run')).join('')}
${(shell.messages[context.locale] ?? []).map((href) => code(ownScript(href), 'fetch')).join('')}
${preloads.map((it) => code(it, 'fetch')).join('')}${late.map((it) => code(it, 'late')).join('')}
${PUBLIC_FILES}${override?.head ?? ''}
</head>
<body>
<div id="${ROOT_ID}">${html}</div>
${consentBanner(context)}${override?.bar ?? ''}
<script type="application/json" id="${BOOT_ID}">${objectOf(boot)}</script>
</body>
</html>
`;
};
