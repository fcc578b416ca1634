import { useId } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { TextLink } from '@shop/contracts/ui';
import { PAGE_PATH } from '../model/path.ts';
import css from './teaser.module.css';

/** Introduces the page of this remote on another team's page. */
const Teaser = () => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.teaser}>
      <h2 id={id} className={css.title}>
        <FormattedMessage id="__name__.title" />
      </h2>
      <p className={css.lead}>
        <FormattedMessage id="__name__.lead" />
      </p>
      <p className={css.lead}>
        <TextLink to={PAGE_PATH}>
          <FormattedMessage id="__name__.teaser.link" />
        </TextLink>
      </p>
    </section>
  );
};
export default Teaser;
