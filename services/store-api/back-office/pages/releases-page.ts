import { html, moment, status, table } from '@shop/server-kit/html';
import type { ReleaseManifest } from '@shop/contracts/remote/release-manifest';
import type { HistoryEntry } from '../../releases/read-history.ts';
import type { Page } from './layout.ts';

const liveTable = ({ microFrontends }: ReleaseManifest) =>
  table({
    id: 'live',
    caption: 'Live releases',
    columns: [
      { label: 'Remote' },
      { label: 'Release' },
      { label: 'State' },
      { label: 'Traffic', numeric: true },
    ],
    rows: Object.entries(microFrontends).flatMap(([remote, releases]) =>
      releases.length === 0
        ? [[remote, '–', status('withdrawn', 'bad'), '–']]
        : releases.map(({ metadata, deployment }) => [
            remote,
            html`<span class="code">${metadata.version}</span>`,
            deployment.default ? status('live', 'good') : status('canary', 'waiting'),
            `${deployment.traffic} %`,
          ]),
    ),
    empty: 'Nothing is live yet.',
  });

const changeOf = ({ action, version, from, traffic }: HistoryEntry) =>
  html`${action} <span class="code">${version}</span>${
      from && html`, from <span class="code">${from}</span>`
    }${traffic !== null && `, ${traffic} % of the traffic`}`;

const historyTable = (history: readonly HistoryEntry[]) =>
  table({
    id: 'history',
    caption: 'Last edits',
    columns: [
      { label: 'When' },
      { label: 'Remote' },
      { label: 'Edit' },
      { label: 'By' },
      { label: 'Why' },
    ],
    rows: history.map((entry) => [
      moment(entry.at),
      entry.remote,
      changeOf(entry),
      entry.by,
      entry.reason ?? '–',
    ]),
    empty: 'Nobody has released anything yet.',
  });

/** Live releases, with the author and reason of the last change. Read only. */
export const releasesPage = (
  manifest: ReleaseManifest,
  history: readonly HistoryEntry[],
): Page => ({
  title: 'Releases',
  content: html`<h2>Live</h2>
    ${liveTable(manifest)}
    <h2>Last edits</h2>
    ${historyTable(history)}`,
});
