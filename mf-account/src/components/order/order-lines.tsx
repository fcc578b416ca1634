import { FormattedMessage } from '@shop/contracts/i18n';
import { Picture, Price, TextLink } from '@shop/contracts/ui';
import type { ViewLine } from '../../model/orders/view-lines.ts';
import css from './order-lines.module.css';

/** What was bought: picture, name, pieces, what goes with it, and what it came to. */
export const OrderLines = ({ lines }: { lines: readonly ViewLine[] }) => (
  <ul className={css.lines}>
    {lines.map(({ id, name, imageUrl, quantity, total, to, options }) => (
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
      </li>
    ))}
  </ul>
);
