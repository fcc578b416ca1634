import { useText } from '@shop/contracts/i18n';
import { Button, Icon, Price, QuantityField, TextLink, VisuallyHidden } from '@shop/contracts/ui';
import type { CartProblem } from '../model/cart-problem.ts';
import type { ShownLine } from '../model/fold-intents.ts';
import css from './cart-line.module.css';
import { lineLink } from './line-link.ts';
import { LineOptions } from './line-options.tsx';
import { LinePicture } from './line-picture.tsx';
import { ProblemText } from './problem-text.tsx';

interface Props {
  line: ShownLine;
  /** V9, in pieces. */
  max: number;
  problem?: CartProblem | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart with its stepper. The total is the platform's and dims while a change is on its way. */
export const CartLine = ({ line, max, problem, onQuantity, onRemove }: Props) => {
  const text = useText();
  const { name, quantity, updating } = line;
  const link = lineLink(line);
  return (
    <li className={css.line}>
      <LinePicture imageUrl={line.imageUrl} className={css.picture} />
      <div className={css.about}>
        {link ? <TextLink to={link}>{name}</TextLink> : <span>{name}</span>}
        <p className={css.unit}>
          <VisuallyHidden>{text('cart.unitPrice')} </VisuallyHidden>
          <Price money={line.unit} compareAt={line.compareAt} />
        </p>
        <LineOptions options={line.options} />
      </div>
      <div className={css.quantity}>
        <QuantityField
          label={text('cart.quantityOf', { name })}
          hideLabel
          value={quantity}
          max={Math.max(max, 1)}
          onChange={onQuantity}
        />
        {max > 0 && <p className={css.limit}>{text('cart.upTo', { max })}</p>}
      </div>
      <p className={css.total} aria-busy={updating || undefined}>
        <VisuallyHidden>{text('cart.lineTotal')} </VisuallyHidden>
        <Price money={line.total} />
      </p>
      <Button
        variant="quiet"
        className={css.remove}
        aria-label={text('cart.remove', { name })}
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
