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
  /** Pieces that come together: one, or a case. */
  const [unit, setUnit] = useState(1);
  const most = maxQuantity - (maxQuantity % unit);
  const pieces = Math.min(quantity, most);
  const want = (wanted: number) => {
    setQuantity(wanted);
    afterPaint(() => onQuantity?.(wanted));
  };
  const takeBrought = useEffectEvent(() => {
    const brought = Math.min(quantityFromHash(window.location.hash), maxQuantity);
    if (brought > 0) want(brought);
  });
  // Once: after that the quantity is the shopper's.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the server, whose markup is taken over, is not told the hash
  useEffect(() => takeBrought(), []);

  const chosenPieces = (id: string) => optionQuantity(chosen, id, pieces);
  const addition: NewLineItem = {
    kind,
    code,
    name: itemName,
    imageUrl,
    quantity: pieces,
    maxQuantity,
    options: options
      .map(({ id, name }) => ({ id, name, quantity: chosenPieces(id) }))
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
      lacksOption={options.some(({ id, required }) => required && chosenPieces(id) === 0)}
      onQuantity={want}
      quantityField={
        <QuantityField
          label={text('cart.quantity')}
          hideLabel
          value={pieces}
          max={most}
          step={unit}
          onChange={want}
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
            want(Number(value));
          }}
        />
      )}
      <OptionChoice options={options} chosen={chosen} pieces={pieces} onChange={setChosen} />
      <noscript>
        <p className={css.note}>{text('cart.add.needsScript')}</p>
      </noscript>
    </AddForm>
  );
}
