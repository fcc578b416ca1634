import { offeredLocales, type Locale, type MarketContext } from '@shop/contracts/market';
import type { HeadImage, PageHead } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import { escapeHtml } from './escape.ts';

export const SITE_NAME = 'Fonte & Vigna';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const typeOf = (src: string): string | undefined =>
  TYPES[/\.([a-z]+)(?:$|\?)/i.exec(src)?.[1]?.toLowerCase() ?? ''];

/** A picture at least so wide for its height fills the large card; others would lose head and foot in it. */
const LARGE_CARD_RATIO = 1.5;

/** A language as the readers of Open Graph know it: they have no German of Italy. */
const OG_LOCALES: Readonly<Record<Locale, string>> = {
  it: 'it_IT',
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
};

const ogLocale = ({ market }: MarketContext, locale: Locale): string =>
  locale === 'en' && market.zone_code === 'GB' ? 'en_GB' : OG_LOCALES[locale];

interface Options {
  head: PageHead;
  config: ShopConfig;
  context: MarketContext;
  /** Canonical address of the page. */
  url: string;
}

const pictureTags = (image: HeadImage, origin: string): [string, string | undefined][] => [
  ['og:image', new URL(image.src, origin).href],
  ['og:image:type', typeOf(image.src)],
  ['og:image:width', image.width?.toFixed(0)],
  ['og:image:height', image.height?.toFixed(0)],
  ['og:image:alt', image.alt],
];

/** Preview of a shared link: Open Graph tags and the card of X. */
export const socialTags = ({ head, config, context, url }: Options): string[] => {
  const { image } = head;
  const isLarge = (image?.width ?? 0) / (image?.height ?? 1) >= LARGE_CARD_RATIO;
  const others = offeredLocales(context.market, config.locales).filter(
    (it) => it !== context.locale,
  );
  const properties: [string, string | undefined][] = [
    ['og:type', head.item === undefined ? 'website' : 'product'],
    ['og:site_name', SITE_NAME],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', url],
    ['og:locale', ogLocale(context, context.locale)],
    ...others.map((it): [string, string] => ['og:locale:alternate', ogLocale(context, it)]),
    ...(image ? pictureTags(image, config.origin) : []),
  ];
  return [
    ...properties.flatMap(([property, content]) =>
      content ? `<meta property="${property}" content="${escapeHtml(content)}">` : [],
    ),
    `<meta name="twitter:card" content="${isLarge ? 'summary_large_image' : 'summary'}">`,
  ];
};
