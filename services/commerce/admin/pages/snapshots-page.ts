import { html, moment, table } from '@shop/server-kit/html';
import { listSnapshots } from '../../snapshots/snapshots.ts';
import type { AdminContext } from '../admin-context.ts';
import { bytes } from '../html/bytes.ts';
import type { Page } from '../html/layout.ts';

/** Keeping the whole state, going back to it, and starting over. */
export const snapshotsPage = ({ store, config }: AdminContext): Page => ({
  title: 'Snapshots',
  content: html`
    <p class="lead">
      A snapshot keeps everything: catalogue, stock, customers, orders. Restoring it takes a moment,
      and the platform goes on running.
    </p>
    ${table({
      id: 'snapshots',
      caption: 'Snapshots',
      columns: [
        { label: 'Name' },
        { label: 'Size', numeric: true, wide: true },
        { label: 'Taken', numeric: true, wide: true },
        { label: 'Restore' },
      ],
      rows: listSnapshots(store.path).map(({ name, bytes: size, taken_at }) => [
        html`<span class="code">${name}</span>`,
        bytes(size),
        moment(taken_at),
        html`<form method="post" action="/_admin/snapshots/${name}/restore">
          <button type="submit" aria-label="Restore ${name}">Restore</button>
        </form>`,
      ]),
      empty: 'No snapshots yet. Take one below before you try something out.',
    })}
    <h2 id="take">Take a snapshot</h2>
    <form class="fields" method="post" action="/_admin/snapshots" aria-labelledby="take">
      <label>
        Name
        <input
          name="name"
          required
          pattern="[A-Za-z0-9][A-Za-z0-9_.\\-]*"
          maxlength="64"
          autocomplete="off"
          aria-describedby="name-hint"
        />
      </label>
      <p class="hint" id="name-hint">
        Letters, digits, dots, dashes and underscores. One of the same name is replaced.
      </p>
      <button type="submit" class="primary">Take the snapshot</button>
    </form>
    <h2>Start over</h2>
    <p>
      Empties the platform: orders and customers are gone. Then it is seeded
      again${config.seed === 'none' ? ' with nothing' : html` from <code>${config.seed}</code>`}.
    </p>
    <details>
      <summary>Empty and seed again</summary>
      <form method="post" action="/_admin/reset">
        <button type="submit" class="danger">Yes, empty it now</button>
      </form>
    </details>
  `,
});
