import { useText } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import type { ChosenOptions } from './chosen-options.ts';
import { OptionRow } from './option-row.tsx';
import css from './option-choice.module.css';

type Options = NonNullable<FragmentProps['cart']['AddToCart']['options']>;

interface Props {
  options: Options;
  chosen: ChosenOptions;
  /** Pieces of the line: an option goes with at most so many. */
  pieces: number;
  onChange: (chosen: ChosenOptions) => void;
}

/** SKU options to go with the line, each with its price; what makes a present of it stands by itself. */
export const OptionChoice = ({ options, ...rest }: Props) => {
  const text = useText();
  const groups = [
    { legend: text('cart.options.gift'), its: options.filter(({ gift }) => gift) },
    { legend: text('cart.options'), its: options.filter(({ gift }) => !gift) },
  ];
  return groups.map(
    ({ legend, its }) =>
      its.length > 0 && (
        <fieldset key={legend} className={css.options}>
          <legend className={css.legend}>{legend}</legend>
          {its.map((option) => (
            <OptionRow key={option.id} option={option} {...rest} />
          ))}
        </fieldset>
      ),
  );
};
