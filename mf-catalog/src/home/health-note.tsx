import { FormattedMessage } from '@shop/contracts/i18n';
import { dutiesOf } from '@shop/contracts/market';
import { selectCountry, useAppSelector } from '@shop/contracts/store';
import css from './home-page.module.css';

/** Health sentence and notice about minors in countries that require them of a page that offers alcohol. */
export const HealthNote = () =>
  dutiesOf(useAppSelector(selectCountry)).alcohol === 'health-and-minors' && (
    <p className={css.health}>
      <FormattedMessage id="catalog.alcohol.health" />
    </p>
  );
