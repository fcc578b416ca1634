import { useText } from '@shop/contracts/i18n';
import { Price, SummaryList, type SummaryRow } from '@shop/contracts/ui';
import type { CartTotals } from '../../model/view/cart-view.ts';
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

const notes = {
  toCome: 'cart.total.shippingToCome',
  withoutShipping: 'cart.total.withoutShipping',
} as const satisfies Record<NonNullable<BillRow['note']>, string>;

const emphasis = (id: BillRow['id']): SummaryRow['emphasis'] => {
  if (id === 'total') return 'total';
  return id === 'discount' || id === 'giftCard' ? 'reduction' : undefined;
};

/** The bill, in the platform's amounts: those of before stay where they are while new ones are on their way. */
export const Totals = ({ totals }: { totals: CartTotals }) => {
  const text = useText();
  const { updating } = totals;
  const rows = billRows(totals).map((row) => ({
    id: row.id,
    label: text(labels[row.id]),
    value: row.amount ? <Price money={row.amount} /> : text('cart.total.later'),
    note: row.note && text(notes[row.note]),
    emphasis: emphasis(row.id),
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
