import { asText } from '@shop/contracts/commerce';
import type { ItemReviews } from '@shop/contracts/commerce/catalogue';
import { itemPath } from '../card/item-path.ts';
import { makerJsonLd, responsibleOf } from '../facts/responsible.ts';
import type { ProductView } from '../item/product.ts';
import { furtherPicturesOf } from '../pictures/further-pictures.ts';
import { largestPicture } from '../pictures/largest-picture.ts';
import { offerOf, type ProductFacts } from './offer-json-ld.ts';
import { SHOP_NAME } from './shop-json-ld.ts';
import { pictureUrl, shopUrl, type ShopPlace } from './shop-url.ts';

/** Digits of a GTIN-8, -12, -13 and -14. */
const LENGTHS = [8, 12, 13, 14];

/**
 * A Global Trade Item Number, if the value is one. The last digit is the check digit; the others count three times
 * and once, alternating from the right.
 */
export const gtinOf = (value: unknown): string | null => {
  const digits = asText(value) ?? '';
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
};

/**
 * A schema.org Product with its Offer. A bundle lists its parts and has the shop as brand if it has no producer.
 * Without a price there is no offer, because Google rejects it.
 */
export const productJsonLd = (
  product: ProductView,
  place: ShopPlace,
  facts: ProductFacts,
): object => {
  const url = shopUrl(place, itemPath(product));
  const { kind, name, code, picture, pictures } = product;
  const description = product.summary ?? product.story;
  const gtin = gtinOf(product.rawFacts.gtin);
  const images = [...(picture ? [picture] : []), ...furtherPicturesOf(pictures)].map((it) =>
    pictureUrl(place, largestPicture(it).src),
  );
  const maker = makerJsonLd(responsibleOf(product.rawFacts));
  const brand = product.facts.producer ?? (kind === 'bundle' ? SHOP_NAME : null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: code,
    // The GTIN; without one, the shop's code as MPN beside the brand.
    ...(gtin ? { gtin } : { mpn: code }),
    url,
    ...(facts.category && { category: facts.category }),
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(maker && { manufacturer: maker }),
    ...offerOf(product, facts, place, url),
  };
};

/** Number of reviews in the structured data, which duplicates the visible text. */
const TOLD = 2;

const STARS = { bestRating: 5, worstRating: 1 };

/** Reviews for a schema.org Product: average, number, and the first reviews. */
export const reviewsJsonLd = (answer: ItemReviews | null): object => {
  if (!answer?.rating) return {};
  const { average, count } = answer.rating;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      ...STARS,
    },
    review: answer.reviews.slice(0, TOLD).map(({ rating, title, text, locale, name, date }) => ({
      '@type': 'Review',
      name: title,
      reviewBody: text,
      inLanguage: locale,
      datePublished: date,
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...STARS },
    })),
  };
};
