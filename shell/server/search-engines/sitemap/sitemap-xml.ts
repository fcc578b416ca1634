import { offeredLocales, type Locale } from '@shop/contracts/market';
import type { ShopConfig } from '@shop/contracts/store';
import { addressIn, alternates } from '../../document/alternates.ts';
import { escapeHtml as escapeXml } from '../../document/escape.ts';
import type { DraftLine } from './types.ts';

type Shop = Pick<ShopConfig, 'origin' | 'markets' | 'locales'>;

export const XML_TYPE = 'application/xml; charset=utf-8';
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const URLSET_START = `${PROLOGUE}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = '</urlset>\n';

const element = (name: string, text: string | null): string =>
  text === null ? '' : `<${name}>${escapeXml(text)}</${name}>`;

/** Entries of a page in one market: one per language, each with all of its other forms and itself. */
export const urlEntries = (
  shop: Shop,
  market: Shop['markets'][number],
  { path, paths, markets, lastmod }: DraftLine,
): string => {
  const pathIn = (locale: Locale): string => paths?.[locale] ?? path;
  const links = alternates(
    shop,
    pathIn,
    shop.markets.filter((_, index) => markets.includes(index)),
  )
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    .join('');
  return offeredLocales(market, shop.locales)
    .map((locale) => addressIn(shop, market, locale, pathIn(locale)))
    .map((loc) => `<url>${element('loc', loc)}${element('lastmod', lastmod)}${links}</url>\n`)
    .join('');
};

/** The sitemap of sitemaps. */
export const sitemapIndex = (
  sitemaps: readonly { loc: string; lastmod: string | null }[],
): string =>
  [
    `${PROLOGUE}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...sitemaps.map(
      ({ loc, lastmod }) =>
        `<sitemap>${element('loc', loc)}${element('lastmod', lastmod)}</sitemap>\n`,
    ),
    '</sitemapindex>\n',
  ].join('');
