import type { Money } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';
import { OptionWords } from './option-words.tsx';
import css from './line-options.module.css';

interface Shown {
  id: string;
  name: string;
  quantity: number;
  /** Null until the platform knows the option. */
  total: Money | null;
  choices?: Readonly<Record<string, unknown>>;
}

/** What goes with a line, such as a greeting card, with its amount. */
export const LineOptions = ({ options }: { options: readonly Shown[] }) => {
  const text = useText();
  if (options.length === 0) return null;
  return (
    <ul className={css.options} aria-label={text('cart.options')}>
      {options.map(({ id, name, quantity, total, choices }) => (
        <li key={id}>
          {text('cart.times', { quantity, name })}{' '}
          {total && (total.cents === 0 ? text('cart.free') : <Price money={total} />)}
          <OptionWords choices={choices} />
        </li>
      ))}
    </ul>
  );
};
