import { MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { usePageQuery } from '@shop/contracts/routing';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { ReactNode } from 'react';
import { useReviewsQuery } from './reviews-api.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import { RatingSummary } from './rating.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { shownReviews } from './reviews-api.ts';

export { loadReviews } from './reviews-api.ts';

/** Texts that only reviews need. */
export const reviewsTexts: Record<Locale, Messages> = { de, en, es, fr, it };

export interface ReviewedItem {
  kind: 'sku' | 'bundle';
  code: string;
  /** Part of the item's address. */
  name: string;
}

const WithTexts = ({ children }: { children: ReactNode }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={reviewsTexts[locale]}>
      {children}
    </MessagesProvider>
  );
};

const useShownReviews = ({ kind, code }: Omit<ReviewedItem, 'name'>) => {
  const shown = shownReviews(usePageQuery());
  const { data } = useReviewsQuery({ kind, code, ...shown });
  return { shown, answer: data };
};

/** The stars of an item and how many reviews they are of; leads to them. */
export const RatingLine = (item: Omit<ReviewedItem, 'name'>) => {
  const { answer } = useShownReviews(item);
  return (
    <WithTexts>
      {/* The line keeps its place while it is read. */}
      {answer ? <RatingSummary rating={answer.rating} /> : <p>&nbsp;</p>}
    </WithTexts>
  );
};

/** What those who bought an item say of it; nothing where it cannot be read. */
export const ItemReviewsSection = (item: ReviewedItem) => {
  const { shown, answer } = useShownReviews(item);
  return (
    answer && (
      <WithTexts>
        <ReviewsSection item={item} shown={shown} answer={answer} />
      </WithTexts>
    )
  );
};
