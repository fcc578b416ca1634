import { paths } from '@shop/contracts/routing';
import { shopUrl, type ShopPlace } from '../shop-url.ts';
import { organizationRef, SHOP_NAME } from './organization-json-ld.ts';

/** What a search engine puts the words in place of; it has to stay unescaped in the address. */
const WORDS = '{search_term_string}';

/** A schema.org WebSite of one market and language, with where its search is. */
export const webSiteJsonLd = (place: ShopPlace, locale: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: SHOP_NAME,
  url: shopUrl(place, paths.home()),
  inLanguage: locale,
  publisher: organizationRef(place),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${shopUrl(place, paths.search())}?q=${WORDS}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
