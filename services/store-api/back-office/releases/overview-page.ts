import { html, moment, status, table, type Html } from '@shop/server-kit/html';
import type { Page, Reader } from '../pages/layout.ts';
import { mayEdit } from '../profiles/profile.ts';
import { type ActionName, actionOf } from './release-actions.ts';
import { healthFigures, type RemoteHealth } from './health-section.ts';
import type { LiveRelease, RemoteState } from './read-remotes.ts';

/** Registered releases per remote on the overview; the page of a remote has more. */
export const NEWEST = 5;

/** A version as code. */
export const versionText = (version: string): Html => html`<span class="code">${version}</span>`;

/** Author of an edit; a claim of the holder of a token is marked as such. */
export const authorText = ({ by, claimedBy }: { by: string; claimedBy: string | null }): Html =>
  html`<bdi>${by}</bdi>${
      claimedBy !== null &&
      html` <span class="under">claims to be <bdi dir="auto">${claimedBy}</bdi></span>`
    }`;

const actionLink = (remote: string, name: ActionName, version?: string): Html => {
  const query = version === undefined ? '' : `?${new URLSearchParams({ version })}`;
  const { label } = actionOf(name);
  return html`<a
    class="button"
    href="/back-office/releases/${remote}/${name}${query}"
    aria-label="${label}: ${remote}${version !== undefined && ` ${version}`}"
    >${label}</a
  >`;
};

const shareText = ({ default: isDefault, traffic, from }: LiveRelease): Html =>
  html`${traffic}
  %${
    !isDefault &&
    from !== undefined &&
    html` <span class="under">cohorts ${from}–${from + traffic - 1}</span>`
  }`;

/** Live releases of a remote, each with the edit that gave it its traffic. */
export const liveTable = ({ remote, live }: RemoteState): Html =>
  table({
    id: `live-${remote}`,
    caption: `Live releases of ${remote}`,
    columns: [
      { label: 'Release' },
      { label: 'State' },
      { label: 'Share', numeric: true },
      { label: 'Since' },
      { label: 'By' },
      { label: 'Why' },
    ],
    rows: live.map((share) => [
      versionText(share.version),
      share.default ? status('live', 'good') : status('canary', 'waiting'),
      shareText(share),
      moment(share.edit?.at) ?? '–',
      share.edit ? authorText(share.edit) : '–',
      share.edit?.reason ?? '–',
    ]),
    empty: `No release of ${remote} is live.`,
  });

const registeredTable = ({ remote, live, registered }: RemoteState, editable: boolean): Html => {
  const current = live.find((it) => it.default)?.version;
  return table({
    id: `registered-${remote}`,
    caption: `Newest releases of ${remote}`,
    columns: [
      { label: 'Release' },
      { label: 'Action' },
      { label: 'Registered' },
      { label: 'Contract', wide: true },
      { label: 'Commit', wide: true },
    ],
    rows: registered.map(({ release, registeredAt, pruned }) => {
      const { version } = release.metadata;
      const actions: readonly ActionName[] =
        version === current
          ? ['preview']
          : ['promote', ...(current === undefined ? [] : (['canary'] as const)), 'preview'];
      return [
        versionText(version),
        editable && !pruned
          ? html`<div class="actions">
              ${actions.map((name) => actionLink(remote, name, version))}
            </div>`
          : pruned
            ? 'Files deleted'
            : '–',
        moment(registeredAt),
        release.extras.contract,
        html`<span class="code">${release.extras.gitSha.slice(0, 10)}</span>`,
      ];
    }),
    empty: 'None is registered.',
  });
};

/** A remote with its releases and their health. */
export interface ObservedRemote {
  state: RemoteState;
  health: RemoteHealth;
}

const remoteSection = ({ state, health }: ObservedRemote, editable: boolean): Html => {
  const { remote, live } = state;
  return html`<section aria-labelledby="remote-${remote}">
    <h2 id="remote-${remote}">${remote}</h2>
    ${liveTable(state)} ${healthFigures(health, 'h3')}
    <p class="actions">
      ${editable && live.length > 0 && actionLink(remote, 'rollback')}
      <a href="/back-office/releases/${remote}">History and comparison of ${remote}</a>
    </p>
    <h3>Newest releases</h3>
    ${registeredTable(state, editable)}
  </section>`;
};

/** Every remote with its live and newest releases and their health; actions for those that the reader may edit (R9). */
export const overviewPage = (remotes: readonly ObservedRemote[], { profile }: Reader): Page => ({
  title: 'Releases',
  content:
    remotes.length === 0
      ? html`<p class="empty">Nobody has released anything yet.</p>`
      : html`${remotes.map((it) => remoteSection(it, mayEdit(profile, it.state.remote)))}`,
});
