import { paths } from '@shop/contracts/routing';
import type { Merchant, ShopConfig } from '@shop/contracts/store';
import { type ShopPlace, shopUrl } from './shop-url.ts';

export const SHOP_NAME = 'Fonte & Vigna';

/** Reference to the shop as one schema.org Organization, the same on every page. */
export const organizationRef = ({ origin }: Pick<ShopPlace, 'origin'>): object => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: SHOP_NAME,
});

/** City line of an Italian address: `40128 Bologna (BO)`. */
const TOWN = /^(\d{4,6})\s+(.+?)(?:\s+\(([A-Z]{2})\))?$/;

/** The merchant's address as a schema.org PostalAddress. Unrecognized lines become the street. */
const postalAddress = ({ address, vat }: Merchant): object => {
  const lines = address.filter((line, index) => index === 0 || !TOWN.test(line));
  const [, postalCode, addressLocality, addressRegion] =
    address.map((line) => TOWN.exec(line)).find((it) => it !== null) ?? [];
  // The VAT number starts with the country code.
  const addressCountry = /^[A-Z]{2}/.exec(vat)?.[0];
  return {
    '@type': 'PostalAddress',
    streetAddress: (postalCode ? lines.slice(0, 1) : lines).join(', '),
    ...(postalCode && { postalCode, addressLocality }),
    ...(addressRegion && { addressRegion }),
    ...(addressCountry && { addressCountry }),
  };
};

/** A schema.org Organization: the merchant with address and contact. */
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

/** Placeholder of the search term, which must stay unescaped in the URL. */
const WORDS = '{search_term_string}';

/** A schema.org WebSite of one market and language, with its search action. */
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
