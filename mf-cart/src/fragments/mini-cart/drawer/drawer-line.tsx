import { useText } from '@shop/contracts/i18n';
import { Button, Deposit, Icon, TextLink } from '@shop/contracts/ui';
import type { CartLineView } from '../../../summary/cart-view.ts';
import { depositOfPieces } from '../../../summary/line-deposit.ts';
import { LineAmount } from '../../../components/lines/line-amount.tsx';
import { lineLink } from '../../../components/lines/line-link.ts';
import { LineOptions } from '../../../components/lines/line-options.tsx';
import { LinePicture } from '../../../components/lines/line-picture.tsx';
import css from './drawer.module.css';

interface Props {
  line: CartLineView;
  readOnly: boolean | undefined;
  onRemove: () => void;
  /** One goes to the item's page. */
  onLeave: () => void;
}

/** A line in short form: what, how many, how much, and away with it. */
export const DrawerLine = ({ line, readOnly, onRemove, onLeave }: Props) => {
  const text = useText();
  const { name, quantity, item, state } = line;
  return (
    <li className={css.line}>
      <LinePicture imageUrl={line.imageUrl} />
      <div className={css.about}>
        <TextLink to={lineLink(line)} replace onClick={onLeave}>
          {name}
        </TextLink>
        <p className={css.pieces}>{text('cart.pieces', { quantity })}</p>
        {item && (
          <Deposit
            terms={depositOfPieces(line.deposit, item.quantity)}
            currency={item.total.currency}
          />
        )}
        <LineOptions options={line.options} />
      </div>
      <div className={css.end}>
        <LineAmount total={line.total} updating={state !== 'confirmed'} />
        <Button
          variant="quiet"
          aria-label={text('cart.remove', { name })}
          disabled={readOnly || item === null}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </Button>
      </div>
    </li>
  );
};
