import { useText } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import type { ChosenOptions } from './chosen-options.ts';
import { OptionRow } from './option-row.tsx';
import css from './option-choice.module.css';

type Options = NonNullable<FragmentProps['cart']['AddToCart']['options']>;

interface Props {
  options: Options;
  chosen: ChosenOptions;
  /** Quantity of the line: the limit of each option. */
  quantity: number;
  onChange: (chosen: ChosenOptions) => void;
}

/** SKU options of the line, each with its price; gift options form a group of their own. */
export const OptionChoice = ({ options, ...rest }: Props) => {
  const text = useText();
  const groups = [
    { legend: text('cart.options.gift'), group: options.filter(({ gift }) => gift) },
    { legend: text('cart.options'), group: options.filter(({ gift }) => !gift) },
  ];
  return groups.map(
    ({ legend, group }) =>
      group.length > 0 && (
        <fieldset key={legend} className={css.options}>
          <legend className={css.legend}>{legend}</legend>
          {group.map((option) => (
            <OptionRow key={option.id} option={option} {...rest} />
          ))}
        </fieldset>
      ),
  );
};
