import type { ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Picture, Price, TextLink } from '@shop/contracts/ui';
import type { ViewLine } from '../../model/orders/view-lines.ts';
import css from './order-lines.module.css';

interface Props {
  lines: readonly ViewLine[];
  /** Content below a line, as wide as its text. */
  below?: (line: ViewLine) => ReactNode;
}

/** Line items: picture, name, quantity, options and amount. */
export const OrderLines = ({ lines, below }: Props) => (
  <ul className={css.lines}>
    {lines.map((line) => {
      const { id, name, imageUrl, quantity, total, to, options } = line;
      return (
        <li key={id} className={css.line}>
          <div className={css.picture}>
            {imageUrl && (
              <Picture src={imageUrl} alt="" width={96} height={120} widths={[320]} sizes="64px" />
            )}
          </div>
          <div className={css.about}>
            {to ? (
              <TextLink to={to} className={css.name}>
                {name}
              </TextLink>
            ) : (
              <span>{name}</span>
            )}
            <span className={css.small}>
              <FormattedMessage id="account.order.pieces" values={{ quantity }} />
            </span>
            {options.map((option) => (
              <span key={option.id} className={css.small}>
                <FormattedMessage
                  id="account.order.option"
                  values={{ quantity: option.quantity, name: option.name }}
                />
                {option.words && <q className={css.words}>{option.words}</q>}
              </span>
            ))}
          </div>
          <Price money={total} />
          {below && <div className={css.below}>{below(line)}</div>}
        </li>
      );
    })}
  </ul>
);
