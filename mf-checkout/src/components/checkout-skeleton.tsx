import { FormattedMessage } from '@shop/contracts/i18n';
import { Skeleton, VisuallyHidden } from '@shop/contracts/ui';
import { SECTIONS } from '../model/section.ts';
import css from './section-panel.module.css';

/** The sections while the order is read: headings in place, the first one open. */
export const CheckoutSkeleton = () => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    {SECTIONS.map((section, index) => (
      <div key={section} className={css.panel}>
        <div className={css.head}>
          <p className={css.title}>
            <FormattedMessage id={`checkout.section.${section}`} />
          </p>
        </div>
        {index === 0 && (
          <div className={css.body}>
            <Skeleton height="1.25rem" lines={6} />
          </div>
        )}
      </div>
    ))}
  </>
);
