import { FormattedMessage } from '@shop/contracts/i18n';
import { PageHeading } from '@shop/contracts/ui';
import css from './__name__-page.module.css';

/** The page `/__name__`. */
export const __Name__Page = () => (
  <div className={css.page}>
    <PageHeading lead={<FormattedMessage id="__name__.lead" />}>
      <FormattedMessage id="__name__.title" />
    </PageHeading>
    <p className={css.note}>
      <FormattedMessage id="__name__.empty" />
    </p>
  </div>
);
