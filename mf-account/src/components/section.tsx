import { useId, type ReactNode } from 'react';
import css from './section.module.css';

/** A part of a page with its heading, by which it is called. */
export const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
};
