import {
  orderRows,
  type OrderRow,
  type OrderTotals as Totals,
} from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { findMarket } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { Price, SummaryList, type SummaryRow } from '@shop/contracts/ui';
import css from './order.module.css';

const EMPHASIS: Partial<Record<OrderRow['id'], SummaryRow['emphasis']>> = {
  discount: 'reduction',
  giftCard: 'reduction',
  total: 'total',
};

interface Props {
  totals: Totals;
  /** Destination country; null if unknown. */
  country: string | null;
}

/** The order summary, with the platform's amounts (E7). */
export const OrderTotals = ({ totals, country }: Props) => {
  const { markets } = useShop().config;
  const { currency } = totals.total;
  const market = country === null ? null : findMarket(markets, { country, currency });
  return (
    <SummaryList
      className={css.bill}
      rows={orderRows(totals, { market }).map(({ id, amount, isFree, notes }) => ({
        id,
        label: <FormattedMessage id={`account.order.totals.${id}`} />,
        value: isFree ? (
          <FormattedMessage id="account.order.totals.free" />
        ) : (
          amount && <Price money={amount} />
        ),
        note: notes?.includes('untaxed') && <FormattedMessage id="account.order.totals.untaxed" />,
        emphasis: EMPHASIS[id],
      }))}
    />
  );
};
