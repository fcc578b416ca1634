import { html, moment, status, table, type Html, type Tone } from '@shop/contracts/html';
import type { ReviewState } from '@shop/contracts/store-api';
import type { ListedReview } from '../../reviews/list-reviews.ts';
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

/** The state a page is asked for; what waits, unless told otherwise. */
export const reviewStateOf = (text: unknown): ReviewState =>
  STATES.find((state) => state === text) ?? 'pending';

const filter = (shown: ReviewState, counts: Readonly<Record<ReviewState, number>>): Html =>
  html`<nav aria-label="States">
    <ul class="states">
      ${STATES.map(
        (state) =>
          html`<li>
            <a
              href="/back-office/reviews?state=${state}"
              ${state === shown && html`aria-current="page"`}
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

export interface ReviewsShown {
  reviews: readonly ListedReview[];
  counts: Readonly<Record<ReviewState, number>>;
  state: ReviewState;
  /** Whether older ones follow. */
  hasMore: boolean;
}

const older = ({ reviews, state, hasMore }: ReviewsShown): Html | null => {
  const last = reviews.at(-1);
  if (!hasMore || !last) return null;
  const query = new URLSearchParams({ state, before: last.created_at });
  return html`<nav class="pager" aria-label="Pages">
    <a href="/back-office/reviews?${query.toString()}" rel="next">Older</a>
  </nav>`;
};

/** What customers say of items: what waits is published or rejected here, and a decision changed. */
export const reviewsPage = (shown: ReviewsShown, { csrf }: Reader): Page => ({
  title: 'Reviews',
  content: html`${filter(shown.state, shown.counts)}
  ${table({
    id: 'reviews',
    caption: 'Reviews, newest first',
    columns: [{ label: 'Item' }, { label: 'Review' }, { label: 'State' }],
    rows: shown.reviews.map((review) => [
      html`${review.code} <span class="under">${review.kind}, ${moment(review.created_at)}</span>`,
      html`<strong dir="auto">${review.title}</strong>
        <span class="under">${review.rating} of 5 stars</span>
        <span class="under review" dir="auto" lang="${review.locale}">${review.text}</span>
        <span class="under"><bdi>${review.name}</bdi>, ${review.locale}</span>`,
      html`${status(LABELS[review.state].toLowerCase(), TONES[review.state])}
      ${decideForms(csrf, review)}`,
    ]),
    empty: shown.state === 'pending' ? 'None is waiting.' : 'There are none.',
  })}
  ${older(shown)}`,
});
