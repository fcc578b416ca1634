import { useText } from '@shop/contracts/i18n';
import { Slot } from '@shop/contracts/remote';
import { useAppDispatch } from '@shop/contracts/store';
import { Price, TextLink, useHydrated } from '@shop/contracts/ui';
import { CartLine } from '../../components/lines/cart-line.tsx';
import { CartRows } from '../../components/lines/cart-rows.tsx';
import { CheckoutLink } from '../../components/checkout/checkout-link.tsx';
import { useReportRefusal } from '../../components/lines/use-report-refusal.ts';
import { FillUpPlace } from '../../components/fill-up/fill-up-place.tsx';
import { FreeShippingProgress } from '../../components/bill/free-shipping-progress.tsx';
import { changeOptions, changeQuantity } from '../../commands/change-line.ts';
import { useLastCatalogPath } from '../../components/last-catalog-path.ts';
import { Totals } from '../../components/bill/totals.tsx';
import type { CartScreen } from '../../components/use-cart.ts';
import type { useRemovals } from '../../components/lines/use-removals.ts';
import type { CartTotals } from '../../summary/cart-view.ts';
import barCss from './cart-bar.module.css';
import css from './cart-layout.module.css';
import { GiftMessage } from '../../components/gift-message/gift-message.tsx';
import { OrderCodes } from '../../components/codes/order-codes.tsx';

/** Bar at the bottom of a narrow screen with total and checkout link; the totals have no link of their own there. */
const CartBar = ({ totals: { rows } }: { totals: CartTotals }) => {
  const text = useText();
  const total = rows.find(({ id }) => id === 'total');
  const isEstimate = total?.notes?.includes('estimate');
  return (
    <div className={barCss.bar}>
      {total?.amount && (
        <p className={barCss.total}>
          <span className={barCss.label}>
            {text(isEstimate ? 'cart.total.estimated' : 'cart.total.total')}
          </span>{' '}
          <Price money={total.amount} />
        </p>
      )}
      <CheckoutLink />
    </div>
  );
};

type Props = Pick<Extract<CartScreen, { status: 'filled' }>, 'cart' | 'order' | 'readOnly'> & {
  removals: ReturnType<typeof useRemovals>;
};

/** Lines whose pictures are in the first view of a phone. */
const ABOVE_FOLD = 2;

/** Lines beside totals and checkout link; on a narrow screen a bar at the bottom holds both. */
export const FilledCart = ({ order, cart, readOnly, removals }: Props) => {
  const text = useText();
  const dispatch = useAppDispatch();
  const reported = useReportRefusal(order.id);
  const place = useLastCatalogPath();
  // Before hydration the link leads to the home page: a fast click must not follow it.
  const hydrated = useHydrated();
  const { remove, undo, ...removed } = removals;
  const lines = readOnly ? cart.lines.map((line) => ({ ...line, item: null })) : cart.lines;
  return (
    <div className={css.columns}>
      <div>
        <ul className={css.lines}>
          <CartRows {...removed} lines={lines} onUndo={undo}>
            {(line, at) => (
              <CartLine
                key={line.id}
                line={line}
                isAboveFold={at < ABOVE_FOLD}
                onQuantity={(quantity) => {
                  if (line.item)
                    void reported(dispatch(changeQuantity(order.id, line.item, quantity)));
                }}
                onOptions={(options) => {
                  if (line.item)
                    void reported(dispatch(changeOptions(order.id, line.item, options)));
                }}
                onRemove={() => void remove(line, at)}
              />
            )}
          </CartRows>
        </ul>
        <GiftMessage key={order.id} order={order} readOnly={readOnly} />
      </div>
      <aside className={css.bill} aria-label={text('cart.summary')}>
        {cart.freeShipping && <FreeShippingProgress free={cart.freeShipping} />}
        <OrderCodes
          orderId={order.id}
          codes={cart.codes}
          pendingCode={cart.pendingCode}
          disabled={readOnly}
        />
        <Totals totals={cart.totals} />
        <div className={css.next}>
          <CheckoutLink />
        </div>
        <TextLink to={place} className={css.back} inert={!hydrated}>
          {text('cart.continue')}
        </TextLink>
        {cart.freeShipping && <FillUpPlace cart={cart} />}
        <Slot name="cart:below-summary" />
      </aside>
      <CartBar totals={cart.totals} />
    </div>
  );
};
