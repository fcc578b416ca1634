import { useText } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import { CheckboxField, QuantityField } from '@shop/contracts/ui';
import { chooseOption, dropOption, optionQuantity, type ChosenOptions } from './chosen-options.ts';
import css from './option-choice.module.css';

interface Props {
  option: NonNullable<FragmentProps['cart']['AddToCart']['options']>[number];
  chosen: ChosenOptions;
  quantity: number;
  onChange: (chosen: ChosenOptions) => void;
}

/** One option: a checkbox and, for a quantity above 1, a stepper. */
export const OptionRow = ({ option, chosen, quantity: limit, onChange }: Props) => {
  const text = useText();
  const { id, name, formattedPrice } = option;
  const quantity = optionQuantity(chosen, id, limit);
  return (
    <div className={css.row}>
      <CheckboxField
        label={
          formattedPrice === null
            ? text('cart.option.free', { name })
            : text('cart.option', { name, price: formattedPrice })
        }
        checked={quantity > 0}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? chooseOption(chosen, id) : dropOption(chosen, id))
        }
      />
      {quantity > 0 && limit > 1 && (
        <QuantityField
          label={text('cart.quantityOf', { name })}
          hideLabel
          value={quantity}
          max={limit}
          onChange={(next) => onChange(chooseOption(chosen, id, next))}
        />
      )}
    </div>
  );
};
