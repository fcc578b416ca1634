import type { OrderSummary } from '@shop/contracts/commerce/customer';
import { FormattedMessage } from '@shop/contracts/i18n';
import { formatDate } from '@shop/contracts/market';
import { Price, TextLink } from '@shop/contracts/ui';
import { orderStage } from '../../model/orders/order-stage.ts';
import css from './orders-table.module.css';

const COLUMNS = ['number', 'date', 'status', 'total'] as const;

/** A page of the customer's orders; dates are year-month-day (M8). */
export const OrdersTable = ({ orders }: { orders: readonly OrderSummary[] }) => (
  <table className={css.table}>
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={css[column]}>
            <FormattedMessage id={`account.orders.${column}`} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {orders.map((order) => (
        <tr key={order.id}>
          <th scope="row">
            <TextLink to={`/account/orders/${order.id}`}>{order.number ?? order.id}</TextLink>
          </th>
          <td>
            {order.placedAt && (
              <time dateTime={order.placedAt}>{formatDate(order.placedAt, order.country)}</time>
            )}
          </td>
          <td>
            <FormattedMessage id={`account.orders.stage.${orderStage(order)}`} />
          </td>
          <td className={css.total}>
            <Price money={order.total} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
