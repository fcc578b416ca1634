import type { ReactNode } from 'react';
import css from './facts-table.module.css';

/** Something few look for: a line that unfolds, by the browser alone. */
export const Folded = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={css.folded}>
    <summary className={css.summary}>{title}</summary>
    {children}
  </details>
);
