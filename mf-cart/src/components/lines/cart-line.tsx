import { useState } from 'react';
import { useText } from '@shop/contracts/i18n';
import {
  afterPaint,
  Button,
  Deposit,
  Icon,
  Price,
  QuantityField,
  TextLink,
  VisuallyHidden,
} from '@shop/contracts/ui';
import type { LineOption } from '../../outbox/pending-change.ts';
import type { CartLineView } from '../../summary/cart-view.ts';
import css from './cart-line.module.css';
import { LineAmount } from './line-amount.tsx';
import { lineLink } from './line-link.ts';
import { LineOptionList } from './line-option-list.tsx';
import { LineParts } from './line-parts.tsx';
import { LinePicture } from './line-picture.tsx';
import { LineState } from './line-state.tsx';
import { ProblemText } from '../notices/problem-text.tsx';

/**
 * A quantity that changes on screen at once; `onQuantity` runs after the paint.
 *
 * @returns the quantity to show, and the function that changes it
 */
export const useOptimisticQuantity = (
  quantity: number,
  onQuantity: (quantity: number) => void,
): [number, (quantity: number) => void] => {
  const [pending, setPending] = useState<number | null>(null);
  const change = (next: number) => {
    setPending(next);
    afterPaint(() => {
      setPending(null);
      onQuantity(next);
    });
  };
  return [pending ?? quantity, change];
};

interface Props {
  line: CartLineView;
  /** The picture is above the fold. */
  isAboveFold?: boolean;
  onQuantity: (quantity: number) => void;
  onOptions: (options: readonly LineOption[]) => void;
  onRemove: () => void;
}

/** One line of the cart with its stepper. Amounts are the platform's and dimmed while a change is pending. */
export const CartLine = ({ line, isAboveFold = false, onQuantity, onOptions, onRemove }: Props) => {
  const text = useText();
  const { name, unit, limit, item, problem } = line;
  const [quantity, changeQuantity] = useOptimisticQuantity(line.quantity, onQuantity);
  return (
    <li className={css.line}>
      <LinePicture imageUrl={line.imageUrl} className={css.picture} priority={isAboveFold} />
      <div className={css.about}>
        <TextLink to={lineLink(line)} className={css.name}>
          {name}
        </TextLink>
        {unit && (
          <p className={css.unit}>
            <VisuallyHidden>{text('cart.unitPrice')} </VisuallyHidden>
            <Price money={unit} compareAt={line.compareAt} />
          </p>
        )}
        {unit && <Deposit terms={line.deposit} currency={unit.currency} />}
        <LineState {...line} />
        <LineParts parts={line.parts} />
        <LineOptionList line={line} onOptions={onOptions} />
      </div>
      <div className={css.quantity}>
        <QuantityField
          label={text('cart.quantityOf', { name })}
          hideLabel
          value={quantity}
          max={Math.max(limit, 1)}
          disabled={item === null}
          onChange={changeQuantity}
        />
      </div>
      <div className={css.total}>
        <LineAmount total={line.total} updating={line.state !== 'confirmed'} />
      </div>
      <Button
        variant="quiet"
        className={css.remove}
        aria-label={text('cart.remove', { name })}
        disabled={item === null}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </Button>
      {problem && (
        <div className={css.problem}>
          <ProblemText problem={problem} failure="cart.problem.notChanged" />
        </div>
      )}
    </li>
  );
};
