import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { shopTexts, useText } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import { afterPaint, Button, QuantityField, SelectField, useHydrated } from '@shop/contracts/ui';
import { AddOutcome } from './add-outcome.tsx';
import { OptionChoice } from './option-choice.tsx';
import { useAddToCart, type AddState } from './use-add-to-cart.ts';
import type { CartAddition } from '../../model/wishes/cart-addition.ts';
import { optionQuantity, type ChosenOptions } from '../../model/lines/chosen-options.ts';
import { piecesOf } from '../../model/destination/wanted-pieces.ts';
import css from './add-to-cart.module.css';

const labels = {
  ready: 'cart.add.action',
  'needs-option': 'cart.add.action',
  asking: 'cart.add.action',
  adding: 'cart.add.adding',
  added: 'cart.add.added',
  refused: 'cart.add.action',
} as const satisfies Record<AddState['status'], string>;

/** Buy box: quantity, options and button for one SKU or bundle. Name, price and availability are the page's. */
export default function AddToCart(props: FragmentProps['cart']['AddToCart']) {
  const { kind, code, itemName, imageUrl, maxQuantity, options = [], onQuantity, formId } = props;
  const { caseOf, formattedPrice } = props;
  const text = useText();
  const hydrated = useHydrated();
  const { state, add, giveUp, isRepeated, askForOption } = useAddToCart();
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
    const brought = Math.min(piecesOf(window.location.hash), maxQuantity);
    if (brought > 0) want(brought);
  });
  // Once: after that the quantity is the shopper's.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the server, whose markup is taken over, is not told the hash
  useEffect(() => takeBrought(), []);

  const wanted = options.map(({ id, name, required = false }) => ({
    id,
    name,
    required,
    quantity: optionQuantity(chosen, id, pieces),
  }));
  const addition: CartAddition = {
    kind,
    code,
    name: itemName,
    imageUrl,
    quantity: pieces,
    maxQuantity,
    options: wanted.flatMap(({ id, name, quantity: it }) =>
      it > 0 ? [{ id, name, quantity: it }] : [],
    ),
  };
  const put = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.status === 'adding') return;
    // Not every browser gives a clicked button the focus, which a dialog gives back when it closes.
    event.nativeEvent.submitter?.focus();
    if (wanted.some(({ required, quantity: it }) => required && it === 0)) askForOption();
    else void add({ addition, price: formattedPrice });
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
    <>
      {/* Sent before the browser has the code, a dialog's form does nothing. */}
      <form id={formId} method="dialog" className={css.box} onSubmit={put}>
        <div className={css.row}>
          <QuantityField
            label={text('cart.quantity')}
            hideLabel
            value={pieces}
            max={most}
            step={unit}
            onChange={want}
            disabled={!hydrated}
          />
          <Button
            variant="primary"
            type="submit"
            className={css.button}
            data-adds-to-cart=""
            onClick={(event) => {
              if (isRepeated(event)) event.preventDefault();
            }}
            busy={state.status === 'adding'}
          >
            {text(labels[state.status])}
          </Button>
        </div>
        <AddOutcome state={state} />
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
      </form>
      {state.status === 'asking' && (
        <state.Dialog
          addition={addition}
          onQuantity={want}
          onClose={giveUp}
          onConfirm={() => void add({ addition, price: formattedPrice, isAnswered: true })}
        />
      )}
    </>
  );
}
