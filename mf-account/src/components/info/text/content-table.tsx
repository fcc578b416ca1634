import type { ReactNode } from 'react';
import css from './content-table.module.css';

interface Props {
  head: readonly ReactNode[];
  /** Cells by row; the first of a row names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table that becomes a list of rows where the screen is narrow. */
export const ContentTable = ({ head, rows }: Props) => (
  <table className={css.table}>
    <thead>
      <tr>
        {head.map((cell, index) => (
          <th key={index} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at}>
          {row.map((cell, index) =>
            index === 0 ? (
              <th key={index} scope="row">
                {cell}
              </th>
            ) : (
              <td key={index}>
                {/** The column's name for narrow screens; hidden from screen readers, which announce the heading. */}
                <span className={css.label} aria-hidden="true">
                  {head[index]}
                </span>
                {cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
