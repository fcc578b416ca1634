import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { formatDate, type CountryCode } from '@shop/contracts/market';
import { SummaryList } from '@shop/contracts/ui';
import { orderStage } from '../../model/orders/order-stage.ts';
import css from './order.module.css';

type Facts = Pick<Order, 'number' | 'placedAt' | 'status' | 'fulfillment'>;

interface Props {
  order: Facts;
  /** Destination country; null if unknown. */
  country: CountryCode | null;
}

/** Number, day (M8) and state of an order. */
export const OrderFacts = ({ order, country }: Props) => (
  <SummaryList
    className={css.facts}
    rows={[
      {
        id: 'number',
        label: <FormattedMessage id="account.orders.number" />,
        value: order.number,
      },
      {
        id: 'date',
        label: <FormattedMessage id="account.orders.date" />,
        value: order.placedAt && formatDate(order.placedAt, country),
      },
      {
        id: 'status',
        label: <FormattedMessage id="account.orders.status" />,
        value: <FormattedMessage id={`account.orders.stage.${orderStage(order)}`} />,
      },
    ]}
  />
);
