import { html, moment, table, type Html } from '@shop/server-kit/html';
import type { ListedRelease } from '../../releases/list-releases.ts';
import type { HistoryEntry } from '../../releases/read-history.ts';
import type { Page } from '../pages/layout.ts';
import type { Comparison, Difference } from './compare-releases.ts';
import { healthFigures, healthTests } from './health-section.ts';
import { authorText, liveTable, type ObservedRemote, versionText } from './overview-page.ts';

const compareLink = (remote: string, from: string, to: string): Html =>
  html`<a
    href="/back-office/releases/${remote}?${new URLSearchParams({ from, to }).toString()}#comparison"
    aria-label="Compare ${from} with ${to}"
    >Compare</a
  >`;

const changeText = ({ remote, action, version, dirty, from, traffic }: HistoryEntry): Html =>
  html`${action}
  ${versionText(version)}${dirty && ' (changed working tree)'}${from !== null && html`, from ${versionText(from)}`}${
    traffic !== null && html`, ${traffic} % of the traffic`
  }${from !== null && html` ${compareLink(remote, from, version)}`}`;

const historyTable = (history: readonly HistoryEntry[]): Html =>
  table({
    id: 'history',
    caption: 'Edits, newest first',
    columns: [{ label: 'When' }, { label: 'Edit' }, { label: 'By' }, { label: 'Why' }],
    rows: history.map((entry) => [
      moment(entry.at),
      changeText(entry),
      authorText(entry),
      entry.reason ?? '–',
    ]),
    empty: 'There are none.',
  });

/** A short form of an integrity value; other texts are shown whole. */
const shortText = (text: string | null): string =>
  text === null ? '–' : text.startsWith('sha384-') ? `${text.slice(7, 17)}…` : text;

const changeOf = ({ before, after }: Difference): string =>
  before === null ? 'added' : after === null ? 'removed' : 'changed';

const differenceTable = (id: string, caption: string, rows: readonly Difference[]): Html =>
  html`<h3>${caption}</h3>
    ${table({
      id,
      caption,
      columns: [{ label: 'Name' }, { label: 'Change' }, { label: 'Before' }, { label: 'After' }],
      rows: rows.map((it) => [
        html`<span class="code">${it.name}</span>`,
        changeOf(it),
        shortText(it.before),
        shortText(it.after),
      ]),
      empty: 'No difference.',
    })}`;

/** Two releases to compare, as chosen. */
export interface Compared {
  from: string;
  to: string;
  /** Null if one of them is not registered, or in a form that the schema does not accept any more. */
  comparison: Comparison | null;
}

const comparisonText = ({ from, to, comparison }: Compared): Html =>
  comparison === null
    ? html`<p class="notice problem" role="alert">
        One of these releases is not registered, or in the form of an older store-api.
      </p>`
    : html`<p>From ${versionText(from)} to ${versionText(to)}:</p>
        ${differenceTable('build', 'Build', comparison.build)}
        ${differenceTable('routes', 'Routes', comparison.routes)}
        ${differenceTable('fragments', 'Fragments of routes', comparison.fragments)}
        ${differenceTable('shared', 'Shared packages', comparison.shared)}
        ${differenceTable('files', 'Files', comparison.files)}`;

const select = (
  label: string,
  name: string,
  registered: readonly ListedRelease[],
  chosen: string | undefined,
): Html =>
  html`<label>
    ${label}
    <select name="${name}">
      ${registered.map(
        ({ release: { metadata } }) =>
          html`<option ${metadata.version === chosen && 'selected'}>${metadata.version}</option>`,
      )}
    </select>
  </label>`;

/** Live releases of a remote with their health and tests, its history, and the comparison of two of its releases (R9). */
export const historyPage = (
  { state, health }: ObservedRemote,
  history: readonly HistoryEntry[],
  compared: Compared | null,
): Page => {
  const { remote, registered, live } = state;
  const from = compared?.from ?? live.find((it) => it.default)?.version;
  const to = compared?.to ?? registered[0]?.release.metadata.version;
  return {
    title: `Releases of ${remote}`,
    content: html`<p><a href="/back-office/releases">All remotes</a></p>
      ${liveTable(state)} ${healthFigures(health, 'h2')} ${healthTests(health)}
      <h2 id="comparison">Comparison</h2>
      <form
        class="fields"
        method="get"
        action="/back-office/releases/${remote}#comparison"
        aria-labelledby="comparison"
      >
        ${select('From', 'from', registered, from)} ${select('To', 'to', registered, to)}
        <button>Compare</button>
      </form>
      ${compared && comparisonText(compared)}
      <h2>History</h2>
      ${historyTable(history)}`,
  };
};
