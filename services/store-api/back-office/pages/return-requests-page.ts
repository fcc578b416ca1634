import { formatMoney, type CurrencyCode } from '@shop/contracts/market';
import { html, moment, status, table, type Html, type Tone } from '@shop/server-kit/html';
import type { ListedReturnRequest } from '../../return-requests/return-requests.ts';
import type { ReturnOutcome } from '../../return-requests/return-request-table.ts';
import { csrfField, type Page, type Reader } from './layout.ts';
import { listFilter, olderLink } from './paged-list.ts';

const PATH = '/back-office/returns';

/** By what they ask of the merchant. */
const OUTCOMES = [
  'open',
  'unmatched',
  'in-part',
  'late',
  'returning',
  'cancelled',
  'nothing',
] as const satisfies readonly ReturnOutcome[];

const TONES: Readonly<Record<ReturnOutcome, Tone>> = {
  open: 'waiting',
  unmatched: 'bad',
  'in-part': 'bad',
  late: 'bad',
  returning: 'waiting',
  cancelled: 'good',
  nothing: 'good',
};

const LABELS: Readonly<Record<ReturnOutcome, string>> = {
  open: 'Not settled',
  unmatched: 'No such order',
  'in-part': 'In part',
  late: 'Late or excluded',
  returning: 'Returning',
  cancelled: 'Canceled',
  nothing: 'Nothing left',
};

/** Instead of the advice for `in-part`: no attempt knows which items are meant. */
const NAMED_BY_NOTE =
  'Return the items of the note on the platform; or take them out before you ship, and refund them.';

const ADVICE: Readonly<Partial<Record<ReturnOutcome, string>>> = {
  unmatched: 'Find the order by name and e-mail address, and answer the buyer.',
  'in-part': 'Take the items out before you ship, and refund them; or ship and try again.',
  late: 'Decide, and answer the buyer.',
  returning: 'Approve, receive and refund the return on the platform.',
};

/** Days in which the merchant pays back: Directive 2011/83/EU, article 13. */
const REFUND_DAYS = 14;
const DAY = 24 * 3_600_000;

export const returnOutcomeOf = (text: unknown): ReturnOutcome | undefined =>
  OUTCOMES.find((it) => it === text);

const retryForm = (csrf: string, { id, number }: ListedReturnRequest): Html =>
  html`<form method="post" action="/back-office/returns/${id}/try-again">
    ${csrfField(csrf)}
    <button aria-label="Try order ${number} again">Try again</button>
  </form>`;

const adviceOn = ({ outcome, is_partial }: ListedReturnRequest): string | undefined =>
  outcome === 'in-part' && is_partial === 1 ? NAMED_BY_NOTE : ADVICE[outcome];

const quantityText = ({ items, is_partial }: ListedReturnRequest): string => {
  if (items === null) return is_partial === 1 ? 'some of the order' : 'the whole order';
  const total = (JSON.parse(items) as { quantity: number }[]).reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );
  return total === 1 ? '1 piece' : `${total} pieces`;
};

const refundOf = ({ refund_cents: cents, currency }: ListedReturnRequest): Html | null =>
  cents !== null && currency !== null
    ? html`<span class="under"
        >refund ${formatMoney({ cents, currency: currency as CurrencyCode }, 'en')}</span
      >`
    : null;

const deadlineOf = ({ kind, outcome, received_at }: ListedReturnRequest): Html | null =>
  kind === 'withdrawal' && outcome !== 'cancelled' && outcome !== 'nothing'
    ? html`<span class="under"
        >pay back by
        ${moment(new Date(Date.parse(received_at) + REFUND_DAYS * DAY).toISOString())}</span
      >`
    : null;

const TRIED_AGAIN: readonly ReturnOutcome[] = ['open', 'unmatched', 'in-part', 'late'];

export interface ReturnRequestsListing {
  requests: readonly ListedReturnRequest[];
  counts: Readonly<Record<ReturnOutcome, number>>;
  outcome: ReturnOutcome | undefined;
  /** Whether there is a next page of older requests. */
  hasMore: boolean;
}

/** Withdrawals and return requests, with what each asks of the merchant and until when. */
export const returnRequestsPage = (listing: ReturnRequestsListing, { csrf }: Reader): Page => ({
  title: 'Returns',
  content: html`${listFilter(PATH, 'Outcomes', [
    { label: 'All', query: {}, isSelected: listing.outcome === undefined },
    ...OUTCOMES.map((outcome) => ({
      label: `${LABELS[outcome]} (${listing.counts[outcome]})`,
      query: { outcome },
      isSelected: listing.outcome === outcome,
    })),
  ])}
  ${table({
    id: 'returns',
    caption: 'Withdrawals and return requests, newest first',
    columns: [
      { label: 'Order' },
      { label: 'Buyer' },
      { label: 'Asked', wide: true },
      { label: 'Outcome' },
    ],
    rows: listing.requests.map((it) => [
      html`${it.number}${
        it.return_number !== null && html`<span class="under">return ${it.return_number}</span>`
      }`,
      html`<bdi>${it.name}</bdi><span class="under recipient">${it.email}</span>`,
      html`${it.kind}, ${quantityText(it)}
        <span class="under">${moment(it.received_at)}</span>
        ${it.note !== null && html`<span class="under" dir="auto">${it.note}</span>`}`,
      html`${status(LABELS[it.outcome].toLowerCase(), TONES[it.outcome])} ${refundOf(it)}
      ${deadlineOf(it)} ${adviceOn(it) && html`<span class="under">${adviceOn(it)}</span>`}
      ${TRIED_AGAIN.includes(it.outcome) && retryForm(csrf, it)}`,
    ]),
    empty: 'There are none.',
  })}
  ${olderLink(
    PATH,
    listing.outcome ? { outcome: listing.outcome } : {},
    listing.hasMore ? listing.requests.at(-1)?.received_at : undefined,
  )}`,
});
