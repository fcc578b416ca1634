import type { Money } from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { pricePerLitre } from '../model/cards/price-per-litre.ts';
import css from './price-line.module.css';

interface Props {
  price: Money | null;
  sizeMl: number | null;
}

/** What a litre costs, where that has to be said. */
export const LitrePrice = (item: Props) => {
  const { country, locale } = useAppSelector(selectMarketContext);
  const litre = pricePerLitre(item, country);
  return (
    litre && (
      <span className={css.litre}>
        <FormattedMessage id="catalog.price.litre" values={{ price: formatMoney(litre, locale) }} />
      </span>
    )
  );
};
