import { orderRows, type Order, type OrderRow } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Price, SummaryList, type SummaryRow } from '@shop/contracts/ui';
import { MethodPrice } from '../method-price.tsx';

const EMPHASIS: Partial<Record<OrderRow['id'], SummaryRow['emphasis']>> = {
  discount: 'reduction',
  giftCard: 'reduction',
  total: 'total',
};

/** The order summary of a placed order, with the platform's amounts (E7). */
export const ConfirmedTotals = ({ order: { totals } }: { order: Order }) => {
  const { market } = useAppSelector(selectMarketContext);
  return (
    <SummaryList
      rows={orderRows(totals, { market }).map(({ id, amount, notes }) => ({
        id,
        label: <FormattedMessage id={`checkout.confirmed.totals.${id}`} />,
        value:
          amount && (id === 'shipping' ? <MethodPrice price={amount} /> : <Price money={amount} />),
        note: notes?.includes('untaxed') && (
          <FormattedMessage id="checkout.confirmed.totals.untaxed" />
        ),
        emphasis: EMPHASIS[id],
      }))}
    />
  );
};
