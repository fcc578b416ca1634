import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths, useLocation } from '@shop/contracts/routing';
import { TextLink, VisuallyHidden } from '@shop/contracts/ui';
import type { Section } from './section-rules.ts';
import css from './section-panel.module.css';

interface Props {
  section: Section;
  state: 'open' | 'done' | 'ahead';
  /** Summary of the input, displayed once the section is done. */
  summary: ReactNode;
  /** The section's form, shown while it is open. */
  children: ReactNode;
}

/**
 * One section of the checkout. Opening it moves the focus to its heading, except on the page's first load, where
 * the focus belongs to the top of the page.
 */
export const SectionPanel = ({ section, state, summary, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const firstLoad = useLocation().key === 'default';
  useEffect(() => {
    if (state === 'open' && !firstLoad) heading.current?.focus();
  }, [state, firstLoad]);
  return (
    <section className={css.panel} data-state={state} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
          <FormattedMessage id={`checkout.section.${section}`} />
        </h2>
        {state === 'done' && (
          <TextLink to={paths.checkout(section)}>
            <FormattedMessage id="checkout.edit" />
            <VisuallyHidden>
              {': '}
              <FormattedMessage id={`checkout.section.${section}`} />
            </VisuallyHidden>
          </TextLink>
        )}
      </div>
      {state === 'open' && <div className={css.body}>{children}</div>}
      {state === 'done' && <div className={css.done}>{summary}</div>}
    </section>
  );
};
