import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { QuantityField } from '@shop/contracts/ui';
import type { ViewLine } from '../../model/orders/view-lines.ts';
import css from './returns.module.css';

interface Props {
  lines: readonly ViewLine[];
  quantities: Readonly<Record<string, number>>;
  onChange: (quantities: Readonly<Record<string, number>>) => void;
  /** Nothing is chosen, and the buyer tried to go on. */
  missing: boolean;
}

/** The items of an order with the quantity of each that goes back. */
export const ReturnLines = ({ lines, quantities, onChange, missing }: Props) => {
  const text = useText();
  return (
    <>
      <ul className={css.lines}>
        {lines.map(({ id, name, quantity }) => (
          <li key={id} className={css.line}>
            <span>
              <FormattedMessage id="account.returns.line" values={{ quantity, name }} />
            </span>
            <QuantityField
              value={quantities[id] ?? 0}
              min={0}
              max={quantity}
              label={text('account.returns.quantity', { name })}
              hideLabel
              onChange={(chosen) => onChange({ ...quantities, [id]: chosen })}
            />
          </li>
        ))}
      </ul>
      {missing && (
        <p className={css.problem} role="alert">
          <FormattedMessage id="account.returns.none" />
        </p>
      )}
    </>
  );
};
