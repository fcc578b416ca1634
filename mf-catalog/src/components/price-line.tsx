import type { Money } from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';
import css from './price-line.module.css';

interface Props {
  price: Money | null;
  compareAt: Money | null;
  size?: 'text' | 'large';
}

/** The price, or that this market has none. */
export const PriceLine = ({ price, compareAt, size }: Props) => (
  <p className={css.line}>
    {price ? (
      <Price money={price} compareAt={compareAt} size={size} />
    ) : (
      <FormattedMessage id="catalog.price.none" />
    )}
  </p>
);
