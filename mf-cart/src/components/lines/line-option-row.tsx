import { useText } from '@shop/contracts/i18n';
import { Button, Icon, Price, QuantityField } from '@shop/contracts/ui';
import type { CartOptionView } from '../../summary/cart-view.ts';
import { OptionText } from './option-text.tsx';
import css from './line-options.module.css';

interface Props {
  option: CartOptionView;
  lineName: string;
  /** Quantity of the line: the limit of the option. */
  limit: number;
  disabled: boolean;
  /** 0 removes the option. */
  onQuantity: (quantity: number) => void;
}

/** One option of a line: quantity, amount and remove button. */
export const LineOptionRow = ({ option, lineName, limit, disabled, onQuantity }: Props) => {
  const text = useText();
  const { name, quantity, total } = option;
  const names = { option: name, name: lineName };
  return (
    <li className={css.row}>
      <span className={css.name}>
        {text('cart.times', { quantity, name })}{' '}
        {total && (total.cents === 0 ? text('cart.free') : <Price money={total} />)}
        <OptionText choices={option.choices} />
      </span>
      {limit > 1 && (
        <QuantityField
          label={text('cart.option.quantityOf', names)}
          hideLabel
          value={quantity}
          max={limit}
          disabled={disabled}
          onChange={onQuantity}
        />
      )}
      <Button
        variant="quiet"
        aria-label={text('cart.option.remove', names)}
        disabled={disabled}
        onClick={() => onQuantity(0)}
      >
        <Icon name="close" />
      </Button>
    </li>
  );
};
