import type { ReactNode } from 'react';
import css from './facts-table.module.css';

interface Props {
  caption: ReactNode;
  rows: readonly { key: string; label: string; value: string }[];
}

/** A table of amounts, one a line. */
export const Amounts = ({ caption, rows }: Props) => (
  <table className={css.table}>
    <caption className={css.by}>{caption}</caption>
    <tbody>
      {rows.map(({ key, label, value }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
