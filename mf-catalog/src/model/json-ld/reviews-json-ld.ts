import type { ItemReviews } from '@shop/contracts/commerce/catalogue';

/** Reviews told in the document: each is there twice, and the text on view is what counts. */
const TOLD = 2;

const STARS = { bestRating: 5, worstRating: 1 };

/** What is said of a product, for schema.org's Product: average and number of all reviews, and the first ones. */
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
