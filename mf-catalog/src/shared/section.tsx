import { useId, type ReactNode } from 'react';
import css from './section.module.css';

interface Props {
  title: ReactNode;
  /** Placed at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page below a thin rule and a heading. */
export const Section = ({ title, action, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};
