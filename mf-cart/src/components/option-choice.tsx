import { useText } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import { CheckboxField } from '@shop/contracts/ui';
import css from './option-choice.module.css';

interface Props {
  options: NonNullable<FragmentProps['cart']['AddToCart']['options']>;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** SKU options to go with the line, such as a greeting card, each with its price. */
export const OptionChoice = ({ options, chosen, onChange }: Props) => {
  const text = useText();
  if (options.length === 0) return null;
  return (
    <fieldset className={css.options}>
      <legend className={css.legend}>{text('cart.options')}</legend>
      {options.map(({ id, name, formattedPrice }) => (
        <CheckboxField
          key={id}
          label={
            formattedPrice === null
              ? text('cart.option.free', { name })
              : text('cart.option', { name, price: formattedPrice })
          }
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked ? [...chosen, id] : chosen.filter((it) => it !== id),
            )
          }
        />
      ))}
    </fieldset>
  );
};
