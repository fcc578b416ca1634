import { useState } from 'react';
import type { OrderRow } from '@shop/contracts/commerce/order';
import { useText, type Text } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { Price, SummaryList, VisuallyHidden, type SummaryRow } from '@shop/contracts/ui';
import type { CartTotals } from '../../summary/cart-view.ts';
import css from './totals.module.css';

const labels = {
  subtotal: 'cart.total.subtotal',
  discount: 'cart.total.discount',
  deposit: 'cart.total.deposit',
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

/** Announces a changed total once it is known; the initial one is not announced. */
const TotalAnnouncement = ({ rows, updating }: CartTotals) => {
  const total = rows.find(({ id }) => id === 'total')?.amount;
  const text = useText();
  const locale = useAppSelector(selectLocale);
  const [last, setLast] = useState(total?.cents);
  const [hasChanged, setHasChanged] = useState(false);
  if (!updating && total && total.cents !== last) {
    setLast(total.cents);
    setHasChanged(true);
  }
  return (
    <VisuallyHidden>
      {hasChanged &&
        !updating &&
        total &&
        text('cart.total.new', { amount: formatMoney(total, locale) })}
    </VisuallyHidden>
  );
};

/** The order's totals, as the platform computed them: old amounts stay in place while new ones are pending. */
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
        <TotalAnnouncement rows={rows} updating={updating} />
      </p>
    </div>
  );
};
