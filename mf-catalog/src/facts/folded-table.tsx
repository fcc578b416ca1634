import type { ReactNode } from 'react';
import css from './facts-table.module.css';

/** Collapsed details, without JavaScript. */
export const Folded = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={css.folded}>
    <summary className={css.summary}>{title}</summary>
    {children}
  </details>
);

interface Props {
  caption: ReactNode;
  rows: readonly { key: string; label: string; value: string }[];
}

/** A table of amounts, one per row. */
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
