import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './summary-list.module.css';

export interface SummaryRow {
  /** Key of the row; the label by default, if it is plain text. */
  id?: string;
  label: ReactNode;
  value: ReactNode;
  /** A line in small print below the label. */
  note?: ReactNode;
  /** `total` closes the list in larger type, `reduction` takes something off. */
  emphasis?: 'total' | 'reduction';
}

/** Labels with their amounts, as at the foot of a bill. */
export const SummaryList = ({
  rows,
  className,
}: {
  rows: readonly SummaryRow[];
  className?: string;
}) => (
  <dl className={classNames(css.list, className)}>
    {rows.map(({ id, label, value, note, emphasis }, index) => (
      <div
        key={id ?? (typeof label === 'string' ? label : index)}
        className={classNames(css.row, emphasis && css[emphasis])}
      >
        <dt className={css.label}>
          {label}
          {note && <span className={css.note}>{note}</span>}
        </dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
