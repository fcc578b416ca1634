import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { useAppSelector } from '@shop/contracts/store';
import { ButtonLink, TextLink } from '@shop/contracts/ui';
import { CartLine } from '../../components/cart-line.tsx';
import { FreeShippingProgress } from '../../components/free-shipping-progress.tsx';
import { Totals } from '../../components/totals.tsx';
import { selectProblems } from '../../model/cart-slice.ts';
import { freeShipping } from '../../model/free-shipping.ts';
import { maxQuantity } from '../../model/max-quantity.ts';
import css from '../../components/cart-layout.module.css';
import { GiftMessage } from './gift-message.tsx';
import { OrderCodes } from './order-codes.tsx';
import { useCartWrites } from './use-cart-writes.ts';
import type { CartView } from './use-cart.ts';

type Props = Extract<CartView, { status: 'filled' }> & {
  /** A line was removed from under the shopper's focus. */
  onLineGone: () => void;
};

/** Lines beside the bill and the way on. */
export const FilledCart = ({ order, lines, updating, onLineGone }: Props) => {
  const text = useText();
  const { config } = useShop();
  const problems = useAppSelector(selectProblems);
  const { setQuantity, remove } = useCartWrites(order.id);
  const free = freeShipping(order);
  return (
    <div className={css.columns}>
      <div>
        <ul className={css.lines}>
          {lines.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              max={maxQuantity(line, config.maxQuantityPerLine)}
              problem={problems[line.id]}
              onQuantity={(quantity) => setQuantity(line, quantity)}
              onRemove={() => {
                void remove(line);
                onLineGone();
              }}
            />
          ))}
        </ul>
        <GiftMessage key={order.id} order={order} />
      </div>
      <aside className={css.bill} aria-label={text('cart.summary')}>
        {free && <FreeShippingProgress {...free} />}
        <OrderCodes order={order} />
        <Totals order={order} updating={updating} />
        <ButtonLink to={paths.checkout()} variant="primary" className={css.next}>
          {text('cart.checkout')}
        </ButtonLink>
        <TextLink to={paths.home()} className={css.back}>
          {text('cart.continue')}
        </TextLink>
      </aside>
    </div>
  );
};
