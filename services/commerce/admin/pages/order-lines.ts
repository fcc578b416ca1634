import { formatAmount } from '../../core/format-amount.ts';
import type { Rows } from '../../resources/rows.ts';
import { html, type Html } from '../html/html.ts';
import { table } from '../html/table.ts';

/** All lines of an order: goods, and what discounts, shipping and fees add. */
export const orderLines = (order: Rows['orders'], lines: readonly Rows['line_items'][]): Html => {
  const money = (cents: number | null) =>
    cents === null ? '–' : formatAmount(cents, order.currency_code);
  return table({
    id: 'lines',
    caption: 'Lines',
    columns: [
      { label: 'Item' },
      { label: 'Kind', wide: true },
      { label: 'Each', numeric: true, wide: true },
      { label: 'Quantity', numeric: true },
      { label: 'Total', numeric: true },
    ],
    rows: lines.map((line) => [
      html`${line.name ?? line.item_type}
        <span class="code soft">${line.sku_code ?? line.bundle_code}</span>`,
      (line.item_type ?? '').replaceAll('_', ' '),
      money(line.unit_amount_cents),
      line.quantity,
      money(line.total_amount_cents),
    ]),
    empty: 'The cart is empty.',
  });
};
