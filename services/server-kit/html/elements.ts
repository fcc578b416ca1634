import { html, type Html, type Value } from './html.ts';

/** Severity of a status for an operator; `plain` is neutral. */
export type Tone = 'good' | 'bad' | 'waiting' | 'plain';

/** A status as a word. Its color repeats the word's meaning, for accessibility. */
export const status = (word: string, tone: Tone): Html =>
  html`<span class="status ${tone}">${word.replaceAll('_', ' ')}</span>`;

const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A date and time in the server's time zone. */
export const moment = (iso: string | null | undefined): Html | null =>
  iso ? html`<time datetime="${iso}">${DATE_TIME.format(new Date(iso))}</time>` : null;

/** Description list. Entries without a value are omitted. */
export const facts = (entries: readonly (readonly [string, Value])[]): Html =>
  html`<dl class="facts">
    ${entries
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;

export interface Column {
  readonly label: string;
  /** Right-aligned. */
  readonly numeric?: true;
  /** Hidden on narrow screens. */
  readonly wide?: true;
}

const classOf = ({ numeric, wide }: Column): string =>
  [numeric && 'numeric', wide && 'wide'].filter(Boolean).join(' ');

/**
 * Data table in a keyboard-scrollable region. The first cell of a row is its heading. A live page refreshes the rows.
 */
export const table = ({
  id,
  caption,
  columns,
  rows,
  empty,
  foot,
}: {
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Value[])[];
  /** Shown if there are no rows. */
  readonly empty: Value;
  readonly foot?: Html;
}): Html => {
  const cell = (value: Value, index: number) => {
    const column = columns[index];
    const style = column ? classOf(column) : '';
    return index === 0
      ? html`<th scope="row" class="${style}">${value}</th>`
      : html`<td class="${style}">${value}</td>`;
  };
  const body =
    rows.length === 0
      ? html`<p class="empty">${empty}</p>`
      : html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
          <table>
            <caption class="visually-hidden">
              ${caption}
            </caption>
            <thead>
              <tr>
                ${columns.map(
                  (column) => html`<th scope="col" class="${classOf(column)}">${column.label}</th>`,
                )}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (row) =>
                  html`<tr>
                    ${row.map(cell)}
                  </tr>`,
              )}
            </tbody>
            ${
              foot &&
              html`<tfoot>
                ${foot}
              </tfoot>`
            }
          </table>
        </div>`;
  return html`<div id="${id}" data-live>${body}</div>`;
};
