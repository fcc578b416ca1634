import { useText } from '@shop/contracts/i18n';
import type { LineOption } from '../../outbox/pending-change.ts';
import type { CartLineView } from '../../summary/cart-view.ts';
import { LineOptionRow } from './line-option-row.tsx';
import css from './line-options.module.css';

interface Props {
  line: CartLineView;
  /** All options the line is to have. */
  onOptions: (options: readonly LineOption[]) => void;
}

/** The options of a line, each changed by itself; with the line's quantity they change along (T8). */
export const LineOptionList = ({ line, onOptions }: Props) => {
  const text = useText();
  const { options, name, quantity, item } = line;
  if (options.length === 0) return null;
  const want = (id: string, pieces: number) =>
    onOptions(
      options
        .map((it) => (it.id === id ? { ...it, quantity: pieces } : it))
        .filter((it) => it.quantity > 0)
        .map(({ total: _total, ...wanted }) => wanted),
    );
  return (
    <ul className={css.options} aria-label={text('cart.options')}>
      {options.map((option) => (
        <LineOptionRow
          key={option.id}
          option={option}
          lineName={name}
          pieces={quantity}
          disabled={item === null}
          onQuantity={(pieces) => want(option.id, pieces)}
        />
      ))}
    </ul>
  );
};
