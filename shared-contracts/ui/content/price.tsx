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
  /** Former price, or a bundle's parts bought singly (`comparedPrice`); shown when it is higher. */
  compareAt?: (Amount & { days?: number; parts?: true }) | null;
  size?: 'text' | 'large';
  className?: string;
}

/** An amount as the platform gave it, in the page's language. */
export const Price = ({ money, compareAt, size = 'text', className }: PriceProps) => {
  const locale = useIntl().locale as LanguageTag;
  const compared = compareAt && compareAt.cents > money.cents ? compareAt : null;
  const reduced = compared?.parts ? null : compared;
  return (
    <span className={classNames(css.price, css[size], reduced && css.reduced, className)}>
      {reduced && (
        <>
          <VisuallyHidden>
            <FormattedMessage
              id={reduced.days ? 'ui.price.lowest' : 'ui.price.before'}
              values={{ days: reduced.days }}
            />{' '}
          </VisuallyHidden>
          <s className={css.before}>{formatMoney(reduced, locale)}</s>{' '}
          <VisuallyHidden>
            <FormattedMessage id="ui.price.now" />{' '}
          </VisuallyHidden>
        </>
      )}
      <span className={css.amount}>{formatMoney(money, locale)}</span>
      {compared?.parts && (
        <>
          {' '}
          <span className={css.parts}>
            <FormattedMessage
              id="ui.price.parts"
              values={{ price: formatMoney(compared, locale) }}
            />
          </span>
        </>
      )}
    </span>
  );
};
