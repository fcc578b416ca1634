import { useId, useState } from 'react';
import { depositOf } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Deposit, Icon, Price, Skeleton } from '@shop/contracts/ui';
import { LineOptions } from '../../components/lines/line-options.tsx';
import { LinePicture } from '../../components/lines/line-picture.tsx';
import { Totals } from '../../components/bill/totals.tsx';
import { useOrder } from '../../components/use-order.ts';
import { selectCart } from '../../store/cart-slice.ts';
import { purchasableLines } from '../../order/purchasable-lines.ts';
import { depositCountry, depositOfPieces } from '../../summary/line-deposit.ts';
import { summaryRows } from '../../summary/summary-rows.ts';
import { CheckedOrder } from './check/checked-order.tsx';
import { SummaryExtras } from './extras/summary-extras.tsx';
import css from './order-summary.module.css';

/**
 * The order's lines, totals, codes and gift message; follows every write because the order in the store does. On small
 * screens it folds under one line with the total.
 */
export default function OrderSummary() {
  const text = useText();
  const id = useId();
  const { market, country: shown } = useAppSelector(selectMarketContext);
  const { pendingChanges, recalculating } = useAppSelector(selectCart);
  const { order, isFetching, readOnly } = useOrder();
  const [isOpen, setOpen] = useState(false);
  if (!order) {
    return (
      <section className={css.summary} aria-label={text('cart.summary')}>
        <div className={css.waiting}>
          <Skeleton lines={6} height="1.5em" />
        </div>
      </section>
    );
  }
  const country = depositCountry(order, shown);
  const rows = summaryRows(order, market);
  const total = rows.find((row) => row.id === 'total')?.amount ?? order.totals.total;
  const updating = isFetching || pendingChanges.length > 0 || recalculating === order.id;
  return (
    <section className={css.summary} aria-label={text('cart.summary')}>
      {!readOnly && order.editable && <CheckedOrder orderId={order.id} />}
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" />
        <span>{text(isOpen ? 'cart.summary.hide' : 'cart.summary.show')}</span>
        <Price money={total} />
      </button>
      <div id={id} className={css.body} data-open={isOpen}>
        <ul className={css.lines}>
          {purchasableLines(order).map(
            ({ id: lineId, name, quantity, total, imageUrl, options, containers }) => (
              <li key={lineId} className={css.line}>
                <LinePicture imageUrl={imageUrl} className={css.picture} />
                <div>
                  {text('cart.times', { quantity, name })}
                  <Deposit
                    terms={depositOfPieces(depositOf(containers, country), quantity)}
                    currency={total.currency}
                  />
                  <LineOptions options={options} />
                </div>
                <Price money={total} />
              </li>
            ),
          )}
        </ul>
        {order.editable && <SummaryExtras order={order} readOnly={readOnly} />}
        <Totals totals={{ rows, updating }} />
      </div>
    </section>
  );
}
