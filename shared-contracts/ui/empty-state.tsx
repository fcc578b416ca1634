import type { ReactNode } from 'react';
import css from './empty-state.module.css';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a {@link ButtonLink} or a button. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ title, text, action }: Props) => (
  <div className={css.empty}>
    <h2 className={css.title}>{title}</h2>
    {text && <p className={css.text}>{text}</p>}
    {action && <div className={css.action}>{action}</div>}
  </div>
);
