import { useEffect, useEffectEvent, useState } from 'react';
import { shopTexts, useText } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import { afterPaint, Button, QuantityField, SelectField, useHydrated } from '@shop/contracts/ui';
import { AddForm } from './add-form.tsx';
import { OptionChoice } from './option-choice.tsx';
import type { NewLineItem } from '../../outbox/pending-change.ts';
import { quantityFromHash } from '../../ship-to/quantity-hash.ts';
import { optionQuantity, type ChosenOptions } from './chosen-options.ts';
import css from './add-to-cart.module.css';

/** Buy box: quantity, options and button for one SKU or bundle. Name, price and availability are the page's. */
export default function AddToCart(props: FragmentProps['cart']['AddToCart']) {
  const { kind, code, itemName, imageUrl, maxQuantity, options = [], onQuantity, formId } = props;
  const { caseOf, formattedPrice } = props;
  const text = useText();
  const hydrated = useHydrated();
  const [quantity, setQuantity] = useState(1);
  const [chosen, setChosen] = useState<ChosenOptions>({});
  /** Bottles per unit of sale: one, or a case. */
  const [unit, setUnit] = useState(1);
  const limit = maxQuantity - (maxQuantity % unit);
  const total = Math.min(quantity, limit);
  const changeQuantity = (next: number) => {
    setQuantity(next);
    afterPaint(() => onQuantity?.(next));
  };
  const applyHash = useEffectEvent(() => {
    const requested = Math.min(quantityFromHash(window.location.hash), maxQuantity);
    if (requested > 0) changeQuantity(requested);
  });
  // Once: from then on the shopper sets the quantity.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the server rendered the markup without the hash
  useEffect(() => applyHash(), []);

  const chosenQuantity = (id: string) => optionQuantity(chosen, id, total);
  const addition: NewLineItem = {
    kind,
    code,
    name: itemName,
    imageUrl,
    quantity: total,
    maxQuantity,
    options: options
      .map(({ id, name }) => ({ id, name, quantity: chosenQuantity(id) }))
      .filter(({ quantity: it }) => it > 0),
  };

  if (maxQuantity < 1) {
    return (
      <div className={css.box}>
        <Button variant="primary" disabled className={css.button}>
          {text(shopTexts.unavailable_message)}
        </Button>
      </div>
    );
  }
  return (
    <AddForm
      id={formId}
      addition={addition}
      price={formattedPrice}
      isOptionMissing={options.some(({ id, required }) => required && chosenQuantity(id) === 0)}
      onQuantity={changeQuantity}
      quantityField={
        <QuantityField
          label={text('cart.quantity')}
          hideLabel
          value={total}
          max={limit}
          step={unit}
          onChange={changeQuantity}
          disabled={!hydrated}
        />
      }
    >
      {caseOf && caseOf.pieces <= maxQuantity && (
        <SelectField
          label={text('cart.unit')}
          value={`${unit}`}
          disabled={!hydrated}
          options={[
            { value: '1', label: text('cart.unit.single', { price: formattedPrice ?? '' }) },
            { value: `${caseOf.pieces}`, label: text('cart.unit.case', caseOf) },
          ]}
          onChange={({ currentTarget: { value } }) => {
            setUnit(Number(value));
            changeQuantity(Number(value));
          }}
        />
      )}
      <OptionChoice options={options} chosen={chosen} quantity={total} onChange={setChosen} />
      <noscript>
        <p className={css.note}>{text('cart.add.needsScript')}</p>
      </noscript>
    </AddForm>
  );
}
