import type { MarketContext } from '@shop/contracts/market';
import type { PageHead } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import { addressIn, alternates } from './alternates.ts';
import { itemPathIn, type ItemNames } from '../search-engines/item-path-in.ts';
import { escapeHtml, jsonForScript } from './escape.ts';
import { socialTags } from './social-tags.ts';

interface Options {
  head: PageHead;
  config: ShopConfig;
  context: MarketContext;
  /** Path below the market prefix. */
  rest: string;
  /** Codes of the markets that have the page too, besides its own; all of them when left out. */
  soldIn?: readonly string[];
  /** Names of the page's item in other languages. */
  names?: ItemNames;
}

const meta = (name: string, content: string | undefined): string[] =>
  content ? [`<meta name="${name}" content="${escapeHtml(content)}">`] : [];

/** A page is always sold in its own market, even if the list is older. */
const marketsOf = ({ config, context, soldIn }: Options): ShopConfig['markets'] => {
  const own = context.market.market_code;
  return soldIn
    ? config.markets.filter(({ market_code: it }) => it === own || soldIn.includes(it))
    : config.markets;
};

const indexedTags = (options: Options): string[] => {
  const { head, config, context, rest, names } = options;
  const path = head.canonical ?? rest;
  const url = addressIn(config, context.market, context.locale, path);
  const pathIn = itemPathIn(path, { ...names, [context.locale]: undefined });
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...alternates(config, pathIn, marketsOf(options)).map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    ...socialTags({ head, config, context, url }),
    ...(head.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`,
    ),
  ];
};

/** Title, description, canonical, hreflang, Open Graph and structured data of a page. */
export const headTags = (options: Options): string => {
  const { title, description, robots } = options.head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta('description', description),
    ...meta('robots', robots ?? 'max-image-preview:large'),
    ...(robots === 'noindex' ? [] : indexedTags(options)),
  ].join('\n');
};
