import { shippingOf } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Price, Skeleton } from '@shop/contracts/ui';
import { LineOptions } from '../../components/lines/line-options.tsx';
import { LinePicture } from '../../components/lines/line-picture.tsx';
import { Totals } from '../../components/bill/totals.tsx';
import { useOrder } from '../../components/use-order.ts';
import { purchasableLines } from '../../model/order/purchasable-lines.ts';
import css from './order-summary.module.css';

/** The order's lines and totals, read only; follows every write because the order in the store does. */
export default function OrderSummary() {
  const text = useText();
  const { market } = useAppSelector(selectMarketContext);
  const { order, isFetching } = useOrder();
  return (
    <section className={css.summary} aria-label={text('cart.summary')}>
      {order ? (
        <>
          <ul className={css.lines}>
            {purchasableLines(order).map(({ id, name, quantity, total, imageUrl, options }) => (
              <li key={id} className={css.line}>
                <LinePicture imageUrl={imageUrl} className={css.picture} />
                <div>
                  {text('cart.times', { quantity, name })}
                  <LineOptions options={options} />
                </div>
                <Price money={total} />
              </li>
            ))}
          </ul>
          <Totals
            totals={{
              ...order.totals,
              ...shippingOf(order, market.shipping_method),
              updating: isFetching,
            }}
          />
        </>
      ) : (
        <Skeleton lines={6} height="1.5em" />
      )}
    </section>
  );
}
