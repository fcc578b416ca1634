import type { ReactNode } from 'react';
import css from './empty-state.module.css';

interface Props {
  /** Whether the title is the heading of the whole page. */
  isPage?: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a {@link ButtonLink} or a button. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ isPage, title, text, action }: Props) => {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={css.empty}>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
};
