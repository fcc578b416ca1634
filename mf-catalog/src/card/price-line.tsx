import type { Money } from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Price } from '@shop/contracts/ui';
import css from './price-line.module.css';
import { pricePerLitre } from './price.ts';

interface LitrePriceProps {
  price: Money | null;
  sizeMl: number | null;
}

/** Price per litre, where the law requires it. */
export const LitrePrice = (item: LitrePriceProps) => {
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

interface Props {
  price: Money | null;
  compareAt: Money | null;
  /** Millilitres; set it to show the price per litre below the price. */
  sizeMl?: number | null;
  size?: 'text' | 'large';
}

/** The price and the price per litre, or a notice that this market has no price. */
export const PriceLine = ({ price, compareAt, sizeMl = null, size }: Props) => (
  <p className={css.line}>
    {price ? (
      <Price money={price} compareAt={compareAt} size={size} />
    ) : (
      <FormattedMessage id="catalog.price.none" />
    )}{' '}
    <LitrePrice price={price} sizeMl={sizeMl} />
  </p>
);
