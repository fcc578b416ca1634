import { html, type Html, type Value } from './html.ts';

export interface Column {
  readonly label: string;
  /** Figures are set flush right. */
  readonly numeric?: true;
  /** Hidden on narrow screens. */
  readonly wide?: true;
}

const classOf = ({ numeric, wide }: Column): string =>
  [numeric && 'numeric', wide && 'wide'].filter(Boolean).join(' ');

/**
 * A table that scrolls by itself where the page is narrow, with the keyboard too.
 * The first cell of a row is its heading. Its rows are refreshed while the page is live.
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
  /** Said instead when there are no rows. */
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
