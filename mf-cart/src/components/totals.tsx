import type { Order } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { Price, SummaryList, type SummaryRow } from '@shop/contracts/ui';
import { totalRows, type TotalRow } from '../model/total-rows.ts';
import css from './totals.module.css';

const labels = {
  subtotal: 'cart.total.subtotal',
  discount: 'cart.total.discount',
  shipping: 'cart.total.shipping',
  payment: 'cart.total.payment',
  giftCard: 'cart.total.giftCard',
  taxes: 'cart.total.taxes',
  total: 'cart.total.total',
} as const satisfies Record<TotalRow['id'], string>;

const emphasis = (id: TotalRow['id']): SummaryRow['emphasis'] => {
  if (id === 'total') return 'total';
  return id === 'discount' || id === 'giftCard' ? 'reduction' : undefined;
};

interface Props {
  order: Pick<Order, 'totals' | 'shipments'>;
  /** A change is on its way: the amounts are those of before. */
  updating?: boolean;
}

/** The bill, in the platform's amounts. */
export const Totals = ({ order, updating = false }: Props) => {
  const text = useText();
  const rows = totalRows(order).map(({ id, amount }) => ({
    id,
    label: text(labels[id]),
    value: amount ? <Price money={amount} /> : text('cart.total.later'),
    emphasis: emphasis(id),
  }));
  return (
    <div className={css.totals} aria-busy={updating}>
      <SummaryList rows={rows} className={updating ? css.updating : undefined} />
      <p role="status" className={css.status}>
        {updating && text('cart.total.updating')}
      </p>
    </div>
  );
};
