import type { ReactNode } from 'react';
import css from './card-place.module.css';

interface Props {
  /** Which form it will hold, once known. */
  kind?: 'demonstration' | 'drop-in';
  busy: boolean;
  children: ReactNode;
}

/** Space for the payment frame, reserved as soon as a card is selected. */
export const CardPlace = ({ kind, busy, children }: Props) => (
  <div className={css.place}>
    <div className={css.room} data-kind={kind} aria-busy={busy}>
      {children}
    </div>
  </div>
);
