import { useText } from '@shop/contracts/i18n';
import { Button, Icon, Price, QuantityField } from '@shop/contracts/ui';
import type { CartOptionView } from '../../summary/cart-view.ts';
import { OptionWords } from './option-words.tsx';
import css from './line-options.module.css';

interface Props {
  option: CartOptionView;
  lineName: string;
  /** Pieces of the line: an option goes with at most so many. */
  pieces: number;
  disabled: boolean;
  /** 0 takes the option off the line. */
  onQuantity: (quantity: number) => void;
}

/** One option of a line: for how many pieces it is wanted, what it comes to, and off with it. */
export const LineOptionRow = ({ option, lineName, pieces, disabled, onQuantity }: Props) => {
  const text = useText();
  const { name, quantity, total } = option;
  const names = { option: name, name: lineName };
  return (
    <li className={css.row}>
      <span className={css.name}>
        {text('cart.times', { quantity, name })}{' '}
        {total && (total.cents === 0 ? text('cart.free') : <Price money={total} />)}
        <OptionWords choices={option.choices} />
      </span>
      {pieces > 1 && (
        <QuantityField
          label={text('cart.option.quantityOf', names)}
          hideLabel
          value={quantity}
          max={pieces}
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
