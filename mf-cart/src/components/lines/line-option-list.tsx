import { useText } from '@shop/contracts/i18n';
import type { LineOption } from '../../outbox/pending-change.ts';
import type { CartLineView } from '../../summary/cart-view.ts';
import { LineOptionRow } from './line-option-row.tsx';
import css from './line-options.module.css';

interface Props {
  line: CartLineView;
  /** Receives all options of the line. */
  onOptions: (options: readonly LineOption[]) => void;
}

/** Options of a line, each with its own quantity; they follow the line's quantity (T8). */
export const LineOptionList = ({ line, onOptions }: Props) => {
  const text = useText();
  const { options, name, quantity, item } = line;
  if (options.length === 0) return null;
  const change = (id: string, next: number) =>
    onOptions(
      options
        .map((it) => (it.id === id ? { ...it, quantity: next } : it))
        .filter((it) => it.quantity > 0)
        .map(({ total: _total, ...rest }) => rest),
    );
  return (
    <ul className={css.options} aria-label={text('cart.options')}>
      {options.map((option) => (
        <LineOptionRow
          key={option.id}
          option={option}
          lineName={name}
          limit={quantity}
          disabled={item === null}
          onQuantity={(next) => change(option.id, next)}
        />
      ))}
    </ul>
  );
};
