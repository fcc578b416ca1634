import { useEffect, useRef, type ReactNode } from 'react';
import css from './page-heading.module.css';

interface Props {
  children: ReactNode;
  /** Small capitals above: the region of a wine, the step of the checkout. */
  overline?: ReactNode;
  /** One sentence below. */
  lead?: ReactNode;
  /** Takes the focus when it appears: for a new step or screen inside a page. */
  focusOnMount?: boolean;
}

/** The page's `h1`. */
export const PageHeading = ({ children, overline, lead, focusOnMount = false }: Props) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // With the frame that shows it, whose layout the focus then shares.
    if (focusOnMount) requestAnimationFrame(() => ref.current?.focus());
  }, [focusOnMount]);
  return (
    <header className={css.head}>
      {overline && <p className={css.overline}>{overline}</p>}
      <h1 ref={ref} tabIndex={-1} className={css.title}>
        {children}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </header>
  );
};
