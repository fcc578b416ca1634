import type { ComponentProps } from 'react';
import css from './visually-hidden.module.css';

/** Text for screen readers alone. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => (
  <span {...props} className={css.hidden} />
);
