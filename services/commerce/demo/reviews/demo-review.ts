import type { Locale } from '../seed/vocabulary.ts';

/** An invented review, so that the demonstration's pages are not empty. */
export interface DemoReview {
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly locale: Locale;
  /** Year-month-day. */
  readonly date: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

type ReviewText = readonly [name: string, title: string, text: string];

/** @param date year-month-day */
export const review = (
  rating: DemoReview['rating'],
  locale: Locale,
  date: string,
  [name, title, text]: ReviewText,
): DemoReview => ({ rating, locale, date, name, title, text });

/** Reviews by the code of the item. */
export type DemoReviews = Readonly<Record<string, readonly DemoReview[]>>;
