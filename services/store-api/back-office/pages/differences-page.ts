import { html, moment, status, table, type Html } from '@shop/server-kit/html';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../reconciliation/difference.ts';
import type {
  DifferenceState,
  ListedDifference,
  ListedRun,
  Position,
} from '../../reconciliation/list-differences.ts';
import { DIFFERENCE_TEXTS } from './difference-advice.ts';
import { csrfField, type Page, type Reader } from './layout.ts';
import { listFilter, olderLink } from './paged-list.ts';

const PATH = '/back-office/differences';

export interface DifferencesListing {
  differences: readonly ListedDifference[];
  /** Open ones. */
  counts: Readonly<Record<DifferenceKind, number>>;
  kind: DifferenceKind | undefined;
  state: DifferenceState;
  /** Whether there is a next page of older differences. */
  hasMore: boolean;
  /** The newest run; undefined before the first one. */
  run: ListedRun | undefined;
  /** When the last complete run ended; null before the first one. */
  succeededAt: string | null;
  /** Whether the reconciliation is switched on. */
  isEnabled: boolean;
}

/** The position of a difference in a query. */
const positionText = ({ first_seen, kind, subject }: Position): string =>
  `${first_seen}~${kind}~${subject}`;

const compared = (counts: string): string =>
  Object.entries(JSON.parse(counts) as Record<string, number>)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const RUN_TEXTS = {
  waiting: ['waits', 'waiting'],
  running: ['is running', 'waiting'],
  done: ['is done', 'good'],
  failed: ['failed', 'bad'],
} as const;

const runState = ({ run, succeededAt }: DifferencesListing): Html => {
  if (!run) return html`<p>Nothing was compared yet.</p>`;
  const [text, tone] = RUN_TEXTS[run.state];
  return html`<p>
      Newest comparison, of ${moment(run.created_at)}: ${status(text, tone)}
      ${run.asked_by !== null && html`, asked for by ${run.asked_by}`}
      <span class="under">${compared(run.counts)}</span>
      ${run.error !== null && html`<span class="under">${run.error}</span>`}
    </p>
    <p>Last complete comparison: ${succeededAt === null ? 'none' : moment(succeededAt)}</p>`;
};

const runForm = (csrf: string): Html =>
  html`<form method="post" action="${PATH}/run">
    ${csrfField(csrf)}
    <button>Compare now</button>
  </form>`;

const orderLink = ({ order_number: number }: ListedDifference): Html | string =>
  number === null
    ? '–'
    : html`<a href="/back-office/invoices?number=${encodeURIComponent(number)}">${number}</a>`;

/** Query of the list, as its links have it. */
const queryOf = (
  kind: DifferenceKind | undefined,
  state: DifferenceState,
): Record<string, string> => ({
  ...(kind && { kind }),
  ...(state !== 'open' && { state }),
});

const LABELS: Readonly<Record<DifferenceState, string>> = {
  open: 'Open',
  settled: 'Settled',
  resolved: 'Resolved',
};

const settleForm = (csrf: string, { kind, subject, detail }: ListedDifference): Html =>
  html`<form method="post" action="${PATH}/settle">
    ${csrfField(csrf)}
    <input type="hidden" name="kind" value="${kind}" />
    <input type="hidden" name="subject" value="${subject}" />
    <input type="hidden" name="detail" value="${detail}" />
    <button aria-label="Settle: ${DIFFERENCE_TEXTS[kind][0]}, ${subject}">Settle</button>
  </form>`;

/** Differences between the store and the platform, with what to do about each. */
export const differencesPage = (listing: DifferencesListing, { csrf }: Reader): Page => {
  const { differences, counts, kind, state } = listing;
  const found = DIFFERENCE_KINDS.filter((it) => counts[it] > 0 || it === kind);
  return {
    title: 'Differences',
    content: html`${runState(listing)}
    ${listing.isEnabled ? runForm(csrf) : html`<p>The reconciliation is switched off.</p>`}
    ${listFilter(PATH, 'States', [
      ...(['open', 'settled', 'resolved'] as const).map((it) => ({
        label: LABELS[it],
        query: queryOf(kind, it),
        isSelected: it === state,
      })),
    ])}
    ${listFilter(PATH, 'Kinds', [
      { label: 'All', query: queryOf(undefined, state), isSelected: kind === undefined },
      ...found.map((it) => ({
        label: `${DIFFERENCE_TEXTS[it][0]} (${counts[it]})`,
        query: queryOf(it, state),
        isSelected: it === kind,
      })),
    ])}
    ${table({
      id: 'differences',
      caption: `${LABELS[state]} differences, newest first`,
      columns: [
        { label: 'Order' },
        { label: 'Difference' },
        { label: 'What to do' },
        { label: 'Seen', wide: true },
      ],
      rows: differences.map((it) => [
        orderLink(it),
        html`${status(DIFFERENCE_TEXTS[it.kind][0].toLowerCase(), state === 'open' ? 'bad' : 'good')}
          <span class="under">${it.detail}</span>
          <span class="under">since ${moment(it.since)}</span>`,
        html`${DIFFERENCE_TEXTS[it.kind][1]} ${state === 'open' && settleForm(csrf, it)}`,
        html`first ${moment(it.first_seen)}
          <span class="under">last ${moment(it.last_seen)}</span>
          ${it.settled_at !== null && html`<span class="under">settled ${moment(it.settled_at)}, ${it.settled_by}</span>`}
          ${it.resolved_at !== null && html`<span class="under">resolved ${moment(it.resolved_at)}</span>`}`,
      ]),
      empty: 'There are none.',
    })}
    ${olderLink(
      PATH,
      queryOf(kind, state),
      listing.hasMore && differences.length > 0
        ? differences.slice(-1).map(positionText)[0]
        : undefined,
    )}`,
  };
};
