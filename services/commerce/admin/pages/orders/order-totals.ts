import { html, moment, type Html } from '@shop/server-kit/html';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import type { Rows } from '../../../domains/rows.ts';
import type { OrderParts } from './order-parts.ts';

/**
 * The parts of an order's total and their sum, so that a person can check the addition, plus the refunds with their
 * dates.
 */
export const orderTotals = (
  order: Rows['orders'],
  { transactions }: Pick<OrderParts, 'transactions'>,
): Html => {
  const parts = [
    ['Goods', order.subtotal_amount_cents],
    ['Discount', order.discount_amount_cents],
    ['Shipping', order.shipping_amount_cents],
    ['Payment method', order.payment_method_amount_cents],
    ['Adjustments', order.adjustment_amount_cents],
    ['Gift card', order.gift_card_amount_cents],
  ] as const;
  const money = (cents: number) => formatAmount(cents, order.currency_code);
  const sum = parts.reduce((total, [, cents]) => total + cents, 0);
  const taxOnTop = order.total_amount_with_taxes_cents - order.total_amount_cents;
  const refunds = transactions.filter(
    ({ type, row }) => type === 'refunds' && row['succeeded'] === true,
  );
  const refunded = refunds.reduce((total, it) => total + Number(it.row['amount_cents']), 0);
  const row = (label: string | Html, cents: number, style = '') =>
    html`<tr class="${style}">
      <th scope="row">${label}</th>
      <td class="numeric">${money(cents)}</td>
    </tr>`;
  return html`<div id="totals" data-live>
    <table class="totals">
      <caption class="visually-hidden">
        Totals
      </caption>
      <tbody>
        ${parts.map(([label, cents]) => (cents !== 0 || label === 'Goods') && row(label, cents))}
        ${row('Total', order.total_amount_cents, 'sum')}
        ${taxOnTop !== 0 && row('Tax on top', taxOnTop)}
        ${taxOnTop !== 0 && row('To pay', order.total_amount_with_taxes_cents, 'sum')}
        ${taxOnTop === 0 && row('Of which tax', order.total_tax_amount_cents, 'soft')}
        ${refunds.map((it) =>
          row(
            html`Refund of ${moment(String(it.row['created_at']))}`,
            -Number(it.row['amount_cents']),
          ),
        )}
        ${refunds.length > 0 && row('Refunded', -refunded, 'sum')}
      </tbody>
    </table>
    ${
      sum !== order.total_amount_cents &&
      html`<p class="notice problem">The parts add up to ${money(sum)}, not to the total.</p>`
    }
  </div>`;
};
