import type { OrderRow } from '@shop/contracts/commerce/order';
import { useText, type Text } from '@shop/contracts/i18n';
import { Price, SummaryList, type SummaryRow } from '@shop/contracts/ui';
import type { CartTotals } from '../../summary/cart-view.ts';
import { TotalsSpoken } from './totals-spoken.tsx';
import css from './totals.module.css';

const labels = {
  subtotal: 'cart.total.subtotal',
  discount: 'cart.total.discount',
  shipping: 'cart.total.shipping',
  payment: 'cart.total.payment',
  adjustment: 'cart.total.adjustment',
  taxes: 'cart.total.taxes',
  giftCard: 'cart.total.giftCard',
  total: 'cart.total.total',
  taxesIncluded: 'cart.total.taxesIncluded',
} as const satisfies Record<OrderRow['id'], string>;

const notesOf = ({ notes = [] }: OrderRow, text: Text): string =>
  [
    ...(notes.includes('withoutShipping') ? [text('cart.total.withoutShipping')] : []),
    ...(notes.includes('untaxed') ? [text('cart.total.untaxed')] : []),
  ].join(' · ');

const emphasis = (id: OrderRow['id']): SummaryRow['emphasis'] => {
  if (id === 'total') return 'total';
  return id === 'discount' || id === 'giftCard' ? 'reduction' : undefined;
};

const toRow = (row: OrderRow, text: Text): SummaryRow => ({
  id: row.id,
  label: text(row.notes?.includes('estimate') ? 'cart.total.estimated' : labels[row.id]),
  value: row.isFree ? (
    text('cart.free')
  ) : row.amount ? (
    <Price money={row.amount} />
  ) : (
    text('cart.total.later')
  ),
  note: notesOf(row, text),
  emphasis: emphasis(row.id),
});

/** The bill, in the platform's amounts: those of before stay where they are while new ones are on their way. */
export const Totals = ({ totals: { rows, updating } }: { totals: CartTotals }) => {
  const text = useText();
  return (
    <div className={css.totals} aria-busy={updating}>
      <SummaryList
        rows={rows.map((row) => toRow(row, text))}
        className={updating ? css.updating : undefined}
      />
      <p role="status" className={css.status}>
        {updating && text('cart.total.updating')}
        <TotalsSpoken rows={rows} updating={updating} />
      </p>
    </div>
  );
};
