import {
  comparedPrice,
  type Container,
  isDeclaredIn,
  type Money,
  type ReducedItem,
} from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Price } from '@shop/contracts/ui';
import { DepositLine } from './deposit-line.tsx';
import css from './price-line.module.css';
import { pricePerLiter } from './price.ts';

interface PricePerLiterProps {
  price: Money | null;
  sizeMl: number | null;
}

/** Price per liter, where the law requires it. */
export const PricePerLiter = (item: PricePerLiterProps) => {
  const { country, locale } = useAppSelector(selectMarketContext);
  const perLiter = pricePerLiter(item, country);
  return (
    perLiter && (
      <span className={css.litre}>
        <FormattedMessage
          id="catalog.price.litre"
          values={{ price: formatMoney(perLiter, locale) }}
        />
      </span>
    )
  );
};

interface Props {
  item: ReducedItem & { containers?: readonly Container[] };
  /** Milliliters; set it to show the price per liter below the price. */
  sizeMl?: number | null;
  size?: 'text' | 'large';
}

/**
 * The price with what it may be compared with, the price per liter and the deposit, or a notice that the item is not
 * sold here: the market has no price, or the country's declarations are missing.
 */
export const PriceLine = ({ item, sizeMl = null, size }: Props) => {
  const context = useAppSelector(selectMarketContext);
  const price = isDeclaredIn(item.containers, context.country) ? item.price : null;
  return (
    <p className={css.line}>
      {price ? (
        <Price money={price} compareAt={comparedPrice(item, context)} size={size} />
      ) : (
        <FormattedMessage id="catalog.price.none" />
      )}{' '}
      <PricePerLiter price={price} sizeMl={sizeMl} />
      {price && <DepositLine item={item} currency={price.currency} size={size} />}
    </p>
  );
};
