import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import { shopTexts, useText } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import { afterPaint, Button, QuantityField, useHydrated } from '@shop/contracts/ui';
import { AddOutcome } from './add-outcome.tsx';
import { OptionChoice } from './option-choice.tsx';
import { prepareAdding, useAddToCart, type AddState } from './use-add-to-cart.ts';
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
  undoing: 'cart.add.action',
  undone: 'cart.add.action',
  refused: 'cart.add.action',
} as const satisfies Record<AddState['status'], string>;

/** Buy box: quantity, options and button for one SKU or bundle. Name, price and availability are the page's. */
export default function AddToCart(props: FragmentProps['cart']['AddToCart']) {
  const { kind, code, itemName, imageUrl, maxQuantity, options = [], onQuantity } = props;
  const text = useText();
  const hydrated = useHydrated();
  const { state, add, addAnswered, giveUp, askForOption, undo } = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const [chosen, setChosen] = useState<ChosenOptions>({});
  const pieces = Math.min(quantity, maxQuantity);
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
  const put = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Not every browser gives a clicked button the focus, which a dialog gives back when it closes.
    currentTarget.focus();
    if (wanted.some(({ required, quantity: it }) => required && it === 0)) askForOption();
    else add(addition);
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
    <div className={css.box} onPointerEnter={prepareAdding} onFocus={prepareAdding}>
      <OptionChoice options={options} chosen={chosen} pieces={pieces} onChange={setChosen} />
      <div className={css.row}>
        <QuantityField
          label={text('cart.quantity')}
          value={pieces}
          max={maxQuantity}
          onChange={want}
          disabled={!hydrated}
        />
        <Button
          variant="primary"
          className={css.button}
          busy={state.status === 'adding'}
          disabled={!hydrated}
          onClick={put}
        >
          {text(labels[state.status])}
        </Button>
      </div>
      <AddOutcome state={state} itemName={itemName} max={maxQuantity} onUndo={undo} />
      {state.status === 'asking' && (
        <state.Dialog
          addition={addition}
          onQuantity={want}
          onClose={giveUp}
          onConfirm={() => addAnswered(addition)}
        />
      )}
      <noscript>
        <p className={css.note}>{text('cart.add.needsScript')}</p>
      </noscript>
    </div>
  );
}
