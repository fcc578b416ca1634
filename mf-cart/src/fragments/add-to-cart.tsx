import { useState } from 'react';
import { shopTexts, useText } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import { Button, QuantityField } from '@shop/contracts/ui';
import { OptionChoice } from '../components/option-choice.tsx';
import { ProblemText } from '../components/problem-text.tsx';
import { prepareAdding, useAddToCart, type AddState } from '../components/use-add-to-cart.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import css from './add-to-cart.module.css';

const labels = {
  ready: 'cart.add.action',
  adding: 'cart.add.adding',
  added: 'cart.add.added',
  refused: 'cart.add.action',
} as const satisfies Record<AddState['status'], string>;

/** Buy box: quantity, options and button for one SKU or bundle. Name, price and availability are the page's. */
export default function AddToCart(props: FragmentProps['cart']['AddToCart']) {
  const { kind, code, itemName, imageUrl, maxQuantity, options = [] } = props;
  const text = useText();
  const hydrated = useHydrated();
  const { state, add } = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const [optionIds, setOptionIds] = useState<readonly string[]>([]);

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
      <OptionChoice options={options} chosen={optionIds} onChange={setOptionIds} />
      <div className={css.row}>
        <QuantityField
          label={text('cart.quantity')}
          value={Math.min(quantity, maxQuantity)}
          max={maxQuantity}
          onChange={setQuantity}
          disabled={!hydrated}
        />
        <Button
          variant="primary"
          className={css.button}
          busy={state.status === 'adding'}
          disabled={!hydrated}
          onClick={() =>
            void add({
              kind,
              code,
              name: itemName,
              imageUrl,
              quantity: Math.min(quantity, maxQuantity),
              maxQuantity,
              options: options.filter(({ id }) => optionIds.includes(id)),
            })
          }
        >
          {text(labels[state.status])}
        </Button>
      </div>
      {state.status === 'refused' && (
        <ProblemText problem={state.problem} failure={shopTexts.add_to_cart_failed} />
      )}
      <noscript>
        <p className={css.note}>{text('cart.add.needsScript')}</p>
      </noscript>
    </div>
  );
}
