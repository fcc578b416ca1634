import type { Money } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';
import { OptionText } from './option-text.tsx';
import css from './line-options.module.css';

interface OptionView {
  id: string;
  name: string;
  quantity: number;
  /** Null until the platform has the option. */
  total: Money | null;
  choices?: Readonly<Record<string, unknown>>;
}

/** Options of a line, such as a greeting card, with their amounts. */
export const LineOptions = ({ options }: { options: readonly OptionView[] }) => {
  const text = useText();
  if (options.length === 0) return null;
  return (
    <ul className={css.options} aria-label={text('cart.options')}>
      {options.map(({ id, name, quantity, total, choices }) => (
        <li key={id}>
          {text('cart.times', { quantity, name })}{' '}
          {total && (total.cents === 0 ? text('cart.free') : <Price money={total} />)}
          <OptionText choices={choices} />
        </li>
      ))}
    </ul>
  );
};
