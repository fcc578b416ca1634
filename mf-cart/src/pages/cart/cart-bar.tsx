import { useText } from '@shop/contracts/i18n';
import { Price } from '@shop/contracts/ui';
import { CheckoutLink } from '../../components/checkout/checkout-link.tsx';
import type { CartTotals } from '../../summary/cart-view.ts';
import css from './cart-bar.module.css';

/** Bar at the bottom of a narrow screen with total and checkout link; the totals have no link of their own there. */
export const CartBar = ({ totals: { rows } }: { totals: CartTotals }) => {
  const text = useText();
  const total = rows.find(({ id }) => id === 'total');
  const isEstimate = total?.notes?.includes('estimate');
  return (
    <div className={css.bar}>
      {total?.amount && (
        <p className={css.total}>
          <span className={css.label}>
            {text(isEstimate ? 'cart.total.estimated' : 'cart.total.total')}
          </span>{' '}
          <Price money={total.amount} />
        </p>
      )}
      <CheckoutLink />
    </div>
  );
};
