import { html, moment, status, table, type Html, type Tone } from '@shop/server-kit/html';
import type { ReviewState } from '@shop/contracts/store-api';
import type { ListedReview } from '../../reviews/reviews.ts';
import { csrfField, type Page, type Reader } from './layout.ts';

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

const filter = (selected: ReviewState, counts: Readonly<Record<ReviewState, number>>): Html =>
  html`<nav aria-label="States">
    <ul class="states">
      ${STATES.map(
        (state) =>
          html`<li>
            <a
              href="/back-office/reviews?state=${state}"
              ${state === selected && html`aria-current="page"`}
              >${LABELS[state]} (${counts[state]})</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

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

const older = ({ reviews, state, hasMore }: ReviewsListing): Html | null => {
  const last = reviews.at(-1);
  if (!hasMore || !last) return null;
  const query = new URLSearchParams({ state, before: last.created_at });
  return html`<nav class="pager" aria-label="Pages">
    <a href="/back-office/reviews?${query.toString()}" rel="next">Older</a>
  </nav>`;
};

/** Customer reviews: pending ones can be published or rejected, and a decision can be changed. */
export const reviewsPage = (listing: ReviewsListing, { csrf }: Reader): Page => ({
  title: 'Reviews',
  content: html`${filter(listing.state, listing.counts)}
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
  ${older(listing)}`,
});
