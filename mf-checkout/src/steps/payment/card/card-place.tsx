import type { ReactNode } from 'react';
import css from './card-place.module.css';

interface Props {
  /** Which form it will be, once that is known. */
  kind?: 'demonstration' | 'drop-in';
  busy: boolean;
  children: ReactNode;
}

/** The room the payment frame takes, kept from the moment a card is chosen. */
export const CardPlace = ({ kind, busy, children }: Props) => (
  <div className={css.place}>
    <div className={css.room} data-kind={kind} aria-busy={busy}>
      {children}
    </div>
  </div>
);
