import { MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { usePageQuery } from '@shop/contracts/routing';
import { selectCountry, selectLocale, useAppSelector } from '@shop/contracts/store';
import type { ReactNode } from 'react';
import { useReviewsQuery } from './reviews-api.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import { RatingSummary } from './rating.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { parseReviewsPage } from './reviews-api.ts';

export { loadReviews } from './reviews-api.ts';

/** Texts used only by reviews. */
export const reviewsTexts: Record<Locale, Messages> = { de, en, es, fr, it };

export interface ReviewedItem {
  kind: 'sku' | 'bundle';
  code: string;
  /** Part of the item's URL. */
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

const useReviewsPage = ({ kind, code }: Omit<ReviewedItem, 'name'>) => {
  const state = parseReviewsPage(usePageQuery());
  const country = useAppSelector(selectCountry);
  const { data } = useReviewsQuery({ kind, code, country, ...state });
  return { state, answer: data };
};

/** Average stars and number of reviews of an item, linked to the reviews. */
export const RatingLine = (item: Omit<ReviewedItem, 'name'>) => {
  const { answer } = useReviewsPage(item);
  return (
    <WithTexts>
      {/* Keeps the line's height while it loads. */}
      {answer ? <RatingSummary rating={answer.rating} /> : <p>&nbsp;</p>}
    </WithTexts>
  );
};

/** Reviews of an item. Renders nothing if the read failed. */
export const ItemReviewsSection = (item: ReviewedItem) => {
  const { state, answer } = useReviewsPage(item);
  return (
    answer && (
      <WithTexts>
        <ReviewsSection item={item} state={state} answer={answer} />
      </WithTexts>
    )
  );
};
