import { FormattedMessage, useIntl } from '../../libraries/react-intl.ts';
import { formatMoney } from '../../market/format-money.ts';
import type { LanguageTag } from '../../market/locale.ts';
import type { CurrencyCode } from '../../market/types.ts';
import { classNames } from '../class-names.ts';
import css from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Amount {
  cents: number;
  currency: CurrencyCode;
}

export interface PriceProps {
  money: Amount;
  /** Price before the reduction; shown when it is higher. */
  compareAt?: Amount | null;
  size?: 'text' | 'large';
  className?: string;
}

/** An amount as the platform gave it, in the page's language. */
export const Price = ({ money, compareAt, size = 'text', className }: PriceProps) => {
  const locale = useIntl().locale as LanguageTag;
  const reduced = compareAt && compareAt.cents > money.cents ? compareAt : null;
  return (
    <span className={classNames(css.price, css[size], reduced && css.reduced, className)}>
      {reduced && (
        <>
          <VisuallyHidden>
            <FormattedMessage id="ui.price.before" />{' '}
          </VisuallyHidden>
          <s className={css.before}>{formatMoney(reduced, locale)}</s>{' '}
          <VisuallyHidden>
            <FormattedMessage id="ui.price.now" />{' '}
          </VisuallyHidden>
        </>
      )}
      <span className={css.amount}>{formatMoney(money, locale)}</span>
    </span>
  );
};
