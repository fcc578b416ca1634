import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './notice.module.css';

export type NoticeTone = 'info' | 'positive' | 'warning' | 'danger';

interface Props {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Read out when it appears: set it where the notice answers something the shopper did. */
  live?: boolean;
  className?: string;
}

/** Something the shopper should know, in the flow of the page. */
export const Notice = ({ tone, title, children, actions, live = false, className }: Props) => (
  <div
    className={classNames(css.notice, css[tone], className)}
    role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
  >
    {title && <p className={css.title}>{title}</p>}
    {children && <div className={css.text}>{children}</div>}
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
);
