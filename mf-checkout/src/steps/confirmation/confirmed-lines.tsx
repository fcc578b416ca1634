import { nameIn, optionWords } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { Price } from '@shop/contracts/ui';
import css from './confirmed-lines.module.css';

/** Line items with options and bundle contents. */
export const ConfirmedLines = ({ order }: { order: Order }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <ul className={css.lines}>
      {order.lines
        .filter(({ type }) => type === 'skus' || type === 'bundles')
        .map((line) => (
          <li key={line.id} className={css.line}>
            <span>
              <FormattedMessage
                id="checkout.confirmed.line"
                values={{ quantity: line.quantity, name: nameIn(line, locale) }}
              />
              {line.options.map((option) => (
                <span key={option.id} className={css.option}>
                  <FormattedMessage
                    id="checkout.confirmed.line"
                    values={{ quantity: option.quantity, name: nameIn(option, locale) }}
                  />
                  {optionWords(option) && <q className={css.words}>{optionWords(option)}</q>}
                </span>
              ))}
            </span>
            <Price money={line.total} />
          </li>
        ))}
    </ul>
  );
};
