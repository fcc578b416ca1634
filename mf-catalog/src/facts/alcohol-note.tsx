import { FormattedMessage } from '@shop/contracts/i18n';
import { dutiesOf } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import css from './facts-table.module.css';
import { WithFactsTexts } from './facts-texts.tsx';

/** Age of the countries that have none of their own in the market. */
const OF_AGE = 18;

/** The wording about alcohol that the visitor's country requires; nothing if it requires none. */
export const AlcoholNote = () => {
  const { market, country } = useAppSelector(selectMarketContext);
  const { alcohol } = dutiesOf(country);
  if (alcohol === null) return null;
  return (
    <WithFactsTexts>
      <p className={css.note}>
        {alcohol === 'health-and-minors' ? (
          <FormattedMessage id="catalog.alcohol.health" />
        ) : (
          <FormattedMessage
            id="catalog.alcohol.delivery"
            values={{ age: market.alcohol_age?.[country] ?? OF_AGE }}
          />
        )}
      </p>
    </WithFactsTexts>
  );
};
