import { html, moment, status, table, type Html, type Tone } from '@shop/server-kit/html';
import type { ReviewState } from '@shop/contracts/store-api';
import type { ListedReview } from '../../reviews/reviews.ts';
import { csrfField, type Page, type Reader } from './layout.ts';
import { listFilter, olderLink } from './paged-list.ts';

const PATH = '/back-office/reviews';

const STATES = ['pending', 'published', 'rejected'] as const satisfies readonly ReviewState[];

const TONES: Readonly<Record<ReviewState, Tone>> = {
  pending: 'waiting',
  published: 'good',
  rejected: 'bad',
};

const LABELS: Readonly<Record<ReviewState, string>> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
};

/** The review state that a query parameter names; pending by default. */
export const reviewStateOf = (text: unknown): ReviewState =>
  STATES.find((state) => state === text) ?? 'pending';

const DECISIONS = [
  { action: 'publish', label: 'Publish', leadsTo: 'published' },
  { action: 'reject', label: 'Reject', leadsTo: 'rejected' },
] as const;

const decideForms = (csrf: string, { id, state, title, name }: ListedReview): Html =>
  html`<div class="actions">
    ${DECISIONS.filter((it) => it.leadsTo !== state).map(
      ({ action, label }) =>
        html`<form method="post" action="/back-office/reviews/${id}/${action}?state=${state}">
          ${csrfField(csrf)}
          <button aria-label="${label} “${title}” by ${name}">${label}</button>
        </form>`,
    )}
  </div>`;

export interface ReviewsListing {
  reviews: readonly ListedReview[];
  counts: Readonly<Record<ReviewState, number>>;
  state: ReviewState;
  /** Whether there is a next page of older reviews. */
  hasMore: boolean;
}

/** Customer reviews: pending ones can be published or rejected, and a decision can be changed. */
export const reviewsPage = (listing: ReviewsListing, { csrf }: Reader): Page => ({
  title: 'Reviews',
  content: html`${listFilter(
    PATH,
    'States',
    STATES.map((state) => ({
      label: `${LABELS[state]} (${listing.counts[state]})`,
      query: { state },
      isSelected: listing.state === state,
    })),
  )}
  ${table({
    id: 'reviews',
    caption: 'Reviews, newest first',
    columns: [{ label: 'Item' }, { label: 'Review' }, { label: 'State' }],
    rows: listing.reviews.map((review) => [
      html`${review.code} <span class="under">${review.kind}, ${moment(review.created_at)}</span>`,
      html`<strong dir="auto">${review.title}</strong>
        <span class="under">${review.rating} of 5 stars</span>
        <span class="under review" dir="auto" lang="${review.locale}">${review.text}</span>
        <span class="under"><bdi>${review.name}</bdi>, ${review.locale}</span>`,
      html`${status(LABELS[review.state].toLowerCase(), TONES[review.state])}
      ${decideForms(csrf, review)}`,
    ]),
    empty: listing.state === 'pending' ? 'None is waiting.' : 'There are none.',
  })}
  ${olderLink(
    PATH,
    { state: listing.state },
    listing.hasMore ? listing.reviews.at(-1)?.created_at : undefined,
  )}`,
});
