import { html, table } from '@shop/server-kit/html';
import { describeFault } from '../../engine/faults/fault.ts';
import type { AdminContext } from '../admin-context.ts';
import type { Page } from '../html/layout.ts';

const kinds = [
  ['status', 'Answer with an error, do nothing'],
  ['delay', 'Wait, then do the work'],
  ['reset', 'Cut the connection, do nothing'],
  ['drop', 'Do the work, then cut the connection'],
] as const;
const methods = ['GET', 'POST', 'PATCH', 'DELETE'];

/** Setting and clearing faults by hand. */
export const faultsPage = ({ faults }: AdminContext): Page => ({
  title: 'Faults',
  content: html`
    <p class="lead">
      Makes the platform misbehave, to see what the shop makes of it. Faults are gone when it is
      started again.
    </p>
    ${table({
      id: 'faults',
      caption: 'Faults that are set',
      columns: [
        { label: 'Path' },
        { label: 'Method', wide: true },
        { label: 'Fault' },
        { label: 'Times left', numeric: true },
        { label: 'Remove' },
      ],
      rows: faults.list().map((rule) => [
        html`<span class="code">${rule.path}</span>`,
        rule.method ?? 'any',
        describeFault(rule.fault),
        rule.times ?? 'always',
        html`<form method="post" action="/_admin/faults/${rule.id}/remove">
          <button type="submit" aria-label="Remove the fault on ${rule.path}">Remove</button>
        </form>`,
      ]),
      empty: 'No faults are set.',
    })}
    ${
      faults.list().length > 0 &&
      html`<form class="after" method="post" action="/_admin/faults/clear">
        <button type="submit">Remove all</button>
      </form>`
    }
    <h2 id="new-fault">Set a fault</h2>
    <form class="fields" method="post" action="/_admin/faults" aria-labelledby="new-fault">
      <fieldset>
        <legend>What happens</legend>
        ${kinds.map(
          ([kind, label]) =>
            html`<label class="choice">
              <input type="radio" name="kind" value="${kind}" ${kind === 'status' && 'checked'} />
              ${label}
            </label>`,
        )}
      </fieldset>
      <label>
        Status, or milliseconds to wait
        <input name="value" inputmode="numeric" pattern="\\d{1,6}" value="503" />
      </label>
      <label>
        Method
        <select name="method">
          <option value="">any</option>
          ${methods.map((method) => html`<option>${method}</option>`)}
        </select>
      </label>
      <label>
        <span>Path, <code>*</code> stands for anything</span>
        <input name="path" value="/api/orders/*" required pattern="/.*" autocomplete="off" />
      </label>
      <label>
        How many times (empty: always)
        <input name="times" inputmode="numeric" pattern="\\d{1,7}" value="1" />
      </label>
      <button type="submit" class="primary">Set the fault</button>
    </form>
  `,
});
