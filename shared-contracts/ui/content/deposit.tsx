import { Fragment } from 'react';
import { FormattedMessage, useIntl } from '../../libraries/react-intl.ts';
import { formatMoney } from '../../market/format-money.ts';
import type { LanguageTag } from '../../market/locale.ts';
import type { CurrencyCode } from '../../market/types.ts';
import { classNames } from '../class-names.ts';
import css from './deposit.module.css';
import priceCss from './price.module.css';

export interface DepositProps {
  /** See `depositOf`. */
  terms: { readonly cents: number; readonly words: readonly string[] };
  currency: CurrencyCode;
  /** Of the price beside it: the words must not be smaller (VerpackG, § 32). */
  size?: 'text' | 'large';
}

/** The deposit that is added to a price, and the words about the container; nothing without either. */
export const Deposit = ({ terms: { cents, words }, currency, size = 'text' }: DepositProps) => {
  const locale = useIntl().locale as LanguageTag;
  if (cents === 0 && words.length === 0) return null;
  return (
    <span className={classNames(css.deposit, size === 'large' && css.beside)}>
      {cents > 0 && (
        <span className={css.amount}>
          <FormattedMessage
            id="ui.price.deposit"
            values={{ price: formatMoney({ cents, currency }, locale) }}
          />
        </span>
      )}
      {words.map((word) => (
        <Fragment key={word}>
          {' '}
          {/* The law gives the words in German. */}
          <span lang="de" className={classNames(css.word, priceCss[size])}>
            {word}
          </span>
        </Fragment>
      ))}
    </span>
  );
};
