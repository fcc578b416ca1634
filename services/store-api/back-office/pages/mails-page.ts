import { html, moment, status, table, type Html, type Tone } from '@shop/server-kit/html';
import type { ListedMail, MailState } from '../../mails/index.ts';
import { csrfField, type Page, type Reader } from './layout.ts';
import { listFilter, olderLink } from './paged-list.ts';

const PATH = '/back-office/mails';

const STATES = [
  'dead',
  'queued',
  'sending',
  'sent',
  'settled',
] as const satisfies readonly MailState[];

const TONES: Readonly<Record<MailState, Tone>> = {
  dead: 'bad',
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  settled: 'good',
};

const LABELS: Readonly<Record<MailState, string>> = {
  dead: 'Dead letters',
  queued: 'Queued',
  sending: 'Being sent',
  sent: 'Sent',
  settled: 'Settled',
};

export const mailStateOf = (text: unknown): MailState | undefined =>
  STATES.find((state) => state === text);

const deadLetterForms = (csrf: string, { id, to }: ListedMail): Html =>
  html`<form method="post" action="/back-office/mails/${id}/send-again">
      ${csrfField(csrf)}
      <button aria-label="Send again to ${to}">Send again</button>
    </form>
    <form method="post" action="/back-office/mails/${id}/settle">
      ${csrfField(csrf)}
      <button aria-label="Settle the mail to ${to}">Settle</button>
    </form>`;

const stateOf = ({ state, lastError, sentAt, nextAt, settledBy, settledAt }: ListedMail): Html =>
  html`${status(state === 'dead' ? 'dead letter' : state, TONES[state])}
  ${state === 'sent' && html`<span class="under">${moment(sentAt)}</span>`}
  ${state === 'queued' && html`<span class="under">not before ${moment(nextAt)}</span>`}
  ${state === 'settled' && html`<span class="under">${moment(settledAt)}${settledBy !== null && `, ${settledBy}`}</span>`}
  ${lastError !== null && state !== 'sent' && html`<span class="under">${lastError}</span>`}`;

export interface MailsListing {
  mails: readonly ListedMail[];
  counts: Readonly<Record<MailState, number>>;
  state: MailState | undefined;
  /** Whether there is a next page of older mails. */
  hasMore: boolean;
}

/** The mail outbox: waiting and sent mails, and the dead letters, which can be sent again or settled. */
export const mailsPage = (listing: MailsListing, { csrf }: Reader): Page => ({
  title: 'Mails',
  content: html`${listFilter(PATH, 'States', [
    { label: 'All', query: {}, isSelected: listing.state === undefined },
    ...STATES.map((state) => ({
      label: `${LABELS[state]} (${listing.counts[state]})`,
      query: { state },
      isSelected: listing.state === state,
    })),
  ])}
  ${table({
    id: 'mails',
    caption: 'Mails, newest first',
    columns: [
      { label: 'To' },
      { label: 'Language', wide: true },
      { label: 'Tries', numeric: true, wide: true },
      { label: 'State' },
    ],
    rows: listing.mails.map((mail) => [
      html`<span class="recipient">${mail.to}</span>
        <span class="under">${mail.kind}, ${moment(mail.createdAt)}</span>`,
      mail.locale,
      mail.attempts,
      html`${stateOf(mail)}${mail.state === 'dead' && deadLetterForms(csrf, mail)}`,
    ]),
    empty: listing.state === 'dead' ? 'There are no dead letters.' : 'There are none.',
  })}
  ${olderLink(
    PATH,
    listing.state ? { state: listing.state } : {},
    listing.hasMore ? listing.mails.at(-1)?.createdAt : undefined,
  )}`,
});
