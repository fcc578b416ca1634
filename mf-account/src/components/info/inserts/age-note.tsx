import { FormattedMessage } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';

/** From which age alcoholic drinks are sold where the page's market delivers to. Nothing where no age is asked for. */
export const AgeNote = () => {
  const { market, country, locale } = useAppSelector(selectMarketContext);
  const age = market.alcohol_age?.[country];
  if (age === undefined) return null;
  return (
    <p>
      <FormattedMessage id="content.age" values={{ age, country: countryName(country, locale) }} />
    </p>
  );
};
