import { FormattedMessage } from '@shop/contracts/i18n';
import { VisuallyHidden } from '@shop/contracts/ui';
import { SECTIONS, type Section } from '../model/section.ts';
import { SectionSkeleton } from './open-section.tsx';
import css from './section-panel.module.css';

/** The sections while the order is read: headings in place, the wanted one open. */
export const CheckoutSkeleton = ({ open }: { open: Section }) => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    {SECTIONS.map((section) => (
      <div
        key={section}
        className={css.panel}
        data-state={section === open ? 'open' : 'ahead'}
      >
        <div className={css.head}>
          <p className={css.title}>
            <FormattedMessage id={`checkout.section.${section}`} />
          </p>
        </div>
        {section === open && (
          <div className={css.body}>
            <SectionSkeleton />
          </div>
        )}
      </div>
    ))}
  </>
);
