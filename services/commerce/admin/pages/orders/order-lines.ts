import { html, table, type Html } from '@shop/server-kit/html';
import { SHIPPING_COST, SHIPPING_COST_OFFSET } from '@shop/contracts/commerce/shipping';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import type { Rows } from '../../../domains/rows.ts';
import { membersText } from '../../html/members-text.ts';

/** The two lines that tell the shop's clients what shipping costs: together nothing, and said by the totals already. */
const isNote = ({ item_type, name }: Rows['line_items']): boolean =>
  item_type === 'adjustments' && (name === SHIPPING_COST || name === SHIPPING_COST_OFFSET);

/** What a shopper chose of an option: `Engraving × 2: text “For Ada”`. */
const optionText = ({ name, quantity, options }: Rows['line_item_options']): string => {
  const chosen = membersText(options);
  return `${name ?? 'Option'} × ${quantity}${chosen === '' ? '' : `: ${chosen}`}`;
};

/** All lines of an order: goods with their options, and what discounts, shipping and fees add. */
export const orderLines = (
  order: Rows['orders'],
  lines: readonly Rows['line_items'][],
  options: readonly Rows['line_item_options'][],
): Html => {
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
    rows: lines
      .filter((line) => !isNote(line))
      .map((line) => [
        html`${line.name ?? line.item_type}
          <span class="code soft">${line.sku_code ?? line.bundle_code ?? line.coupon_code}</span>
          ${options
            .filter(({ line_item_id }) => line_item_id === line.id)
            .map((it) => html`<span class="soft long">${optionText(it)}</span>`)}`,
        (line.item_type ?? '').replaceAll('_', ' '),
        money(line.unit_amount_cents),
        line.quantity,
        money(line.total_amount_cents),
      ]),
    empty: 'The cart is empty.',
  });
};
