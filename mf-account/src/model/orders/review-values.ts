import type { FieldMessage, Validator } from '@shop/contracts/forms';
import type { Locale } from '@shop/contracts/market';
import type { ReviewRequest } from '@shop/contracts/store-api';
import type { ReviewedItem } from './reviewed-items.ts';

/** A review as its form holds it. */
export interface ReviewValues {
  /** `1` to `5` */
  rating: string;
  title: string;
  text: string;
  name: string;
}

export const REVIEW_FIELDS = [
  'rating',
  'title',
  'text',
  'name',
] as const satisfies readonly (keyof ReviewValues)[];

/** Most characters, as the service counts them. */
export const LONGEST = { title: 100, text: 2000, name: 40 } as const;

/** The service takes no control characters but ends of lines: a pasted tab is a space. */
const plain = (typed: string): string => typed.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim();

/** Validates the length of a text. It is not truncated, so that its author decides what to cut. */
export const maxLength =
  (max: number): Validator =>
  (value): FieldMessage | undefined =>
    plain(String(value ?? '')).length > max
      ? { id: 'account.review.too_long', values: { max } }
      : undefined;

/** Request body of the form's values. */
export const toReviewRequest = (
  { rating, title, text, name }: ReviewValues,
  item: ReviewedItem,
  locale: Locale,
): ReviewRequest => ({
  ...item,
  rating: Number(rating),
  title: plain(title),
  text: plain(text),
  name: plain(name),
  locale,
});
