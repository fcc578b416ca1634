import { paths } from '@shop/contracts/routing';
import type { Merchant, ShopConfig } from '@shop/contracts/store';
import { type ShopPlace, shopUrl } from './shop-url.ts';

export const SHOP_NAME = 'Fonte & Vigna';

/** The shop as schema.org names it wherever it is meant, so that all pages mean the same one. */
export const organizationRef = ({ origin }: Pick<ShopPlace, 'origin'>): object => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: SHOP_NAME,
});

/** The line of an Italian address that names the town: `40128 Bologna (BO)`. */
const TOWN = /^(\d{4,6})\s+(.+?)(?:\s+\(([A-Z]{2})\))?$/;

/** The merchant's lines as a schema.org PostalAddress; lines of another form are the street's. */
const postalAddress = ({ address, vat }: Merchant): object => {
  const lines = address.filter((line, index) => index === 0 || !TOWN.test(line));
  const [, postalCode, addressLocality, addressRegion] =
    address.map((line) => TOWN.exec(line)).find((it) => it !== null) ?? [];
  // What follows the town is the country, which the number of the tax office names by its code.
  const addressCountry = /^[A-Z]{2}/.exec(vat)?.[0];
  return {
    '@type': 'PostalAddress',
    streetAddress: (postalCode ? lines.slice(0, 1) : lines).join(', '),
    ...(postalCode && { postalCode, addressLocality }),
    ...(addressRegion && { addressRegion }),
    ...(addressCountry && { addressCountry }),
  };
};

/** A schema.org Organization: whose shop this is, where it is and how it is reached. */
export const organizationJsonLd = (
  place: ShopPlace,
  { merchant, locales }: Pick<ShopConfig, 'merchant' | 'locales'>,
): object => ({
  '@context': 'https://schema.org',
  ...organizationRef(place),
  url: `${place.origin}/`,
  logo: `${place.origin}/icon-512.png`,
  legalName: merchant.company,
  vatID: merchant.vat,
  email: merchant.email,
  telephone: merchant.phone,
  address: postalAddress(merchant),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: merchant.email,
    telephone: merchant.phone,
    availableLanguage: locales,
  },
});

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
