import type { MarketContext } from '@shop/contracts/market';
import type { PageHead } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import { alternates } from './alternates.ts';
import { escapeHtml, jsonForScript } from './escape.ts';

interface Options {
  head: PageHead;
  config: ShopConfig;
  context: MarketContext;
  /** Path below the market prefix. */
  rest: string;
}

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';

/** Title, description, canonical, hreflang, Open Graph and structured data of a page. */
export const headTags = ({ head, config, context, rest }: Options): string => {
  const path = head.canonical ?? rest;
  const canonical = `${config.origin}${context.prefix}${path === '/' ? '' : path}`;
  const indexed = head.robots !== 'noindex';
  const image = head.image ? new URL(head.image, config.origin).href : undefined;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('robots', head.robots),
    ...(indexed
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          ...alternates(config, path).map(
            ({ hreflang, href }) =>
              `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
          ),
          property('og:type', 'website'),
          property('og:site_name', 'Fonte & Vigna'),
          property('og:title', head.title),
          property('og:description', head.description),
          property('og:url', canonical),
          property('og:image', image),
          ...(head.jsonLd ?? []).map(
            (data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`,
          ),
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n');
};
