import { useText } from '@shop/contracts/i18n';
import { Price, SummaryList, type SummaryRow } from '@shop/contracts/ui';
import type { CartTotals } from '../model/cart-view.ts';
import { billRows, type BillRow } from './bill-rows.ts';
import css from './totals.module.css';

const labels = {
  subtotal: 'cart.total.subtotal',
  discount: 'cart.total.discount',
  shipping: 'cart.total.shipping',
  payment: 'cart.total.payment',
  giftCard: 'cart.total.giftCard',
  taxes: 'cart.total.taxes',
  total: 'cart.total.total',
} as const satisfies Record<BillRow['id'], string>;

const emphasis = (id: BillRow['id']): SummaryRow['emphasis'] => {
  if (id === 'total') return 'total';
  return id === 'discount' || id === 'giftCard' ? 'reduction' : undefined;
};

/** The bill, in the platform's amounts: those of before stay where they are while new ones are on their way. */
export const Totals = ({ totals }: { totals: CartTotals }) => {
  const text = useText();
  const { updating } = totals;
  const rows = billRows(totals).map(({ id, amount }) => ({
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
