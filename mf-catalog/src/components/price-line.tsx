import type { Money } from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';
import { LitrePrice } from './litre-price.tsx';
import css from './price-line.module.css';

interface Props {
  price: Money | null;
  compareAt: Money | null;
  /** Where the price of a litre belongs below it. */
  sizeMl?: number | null;
  size?: 'text' | 'large';
}

/** The price and what a litre costs, or that this market has none. */
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
