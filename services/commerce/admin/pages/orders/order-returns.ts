import { facts, html, moment, table, type Html } from '@shop/server-kit/html';
import { asNumber, asRecord } from '@shop/contracts/commerce/metadata';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import type { Rows } from '../../../domains/rows.ts';
import type { AdminContext } from '../../admin-context.ts';
import type { PageQuery } from '../../http/page-query.ts';
import { membersText } from '../../html/members-text.ts';
import { orderStatus } from '../../html/order-status.ts';
import {
  openReturnSteps,
  refundableOf,
  RETURN_STEPS,
  type ReturnStep,
} from '../../steps/return-steps.ts';
import type { OrderParts } from './order-parts.ts';
import { refundForm } from './refund-form.ts';

type Return = Rows['returns'];
type Lines = readonly Rows['return_line_items'][];

/** Steps of one click. */
const plain = ['approve', 'ship', 'receive', 'restock'] as const satisfies readonly ReturnStep[];
/** Steps that need a confirmation. */
const final = ['reject', 'cancel'] as const satisfies readonly ReturnStep[];

/** Amount to refund in cents: the shop's sum with its share of the shipping cost (`metadata.refund`), else the estimate. */
const owedOf = ({ metadata, estimated_refund_amount_cents }: Return): number =>
  asNumber(asRecord(asRecord(metadata)['refund'])['total_cents']) ?? estimated_refund_amount_cents;

/** The actions available on a return, a button each. */
const returnSteps = (
  context: AdminContext,
  row: Return,
  lines: Lines,
  typed: string | null,
): Html => {
  const open = openReturnSteps(context, row, lines);
  const address = (step: ReturnStep) => `/_admin/returns/${row.id}/${step}`;
  const left = refundableOf(context, row);
  return html`<div class="steps">
    ${plain
      .filter((step) => open.has(step))
      .map(
        (step) =>
          html`<form method="post" action="${address(step)}">
            <button
              type="submit"
              class="primary"
              aria-label="${RETURN_STEPS[step].name} ${row.number}"
            >
              ${RETURN_STEPS[step].name}
            </button>
          </form>`,
      )}
    ${
      open.has('refund') &&
      refundForm({
        action: address('refund'),
        left,
        preset: Math.min(left, owedOf(row)),
        currency: row.currency_code,
        typed,
        name: row.number,
      })
    }
    ${final
      .filter((step) => open.has(step))
      .map(
        (step) =>
          html`<details>
            <summary>${RETURN_STEPS[step].name} the return</summary>
            <form method="post" action="${address(step)}">
              <button
                type="submit"
                class="danger"
                aria-label="Yes, ${RETURN_STEPS[step].name.toLowerCase()} it: ${row.number}"
              >
                Yes, ${RETURN_STEPS[step].name.toLowerCase()} it
              </button>
            </form>
          </details>`,
      )}
  </div>`;
};

const returnSection = (
  context: AdminContext,
  row: Return,
  lines: Lines,
  typed: string | null,
): Html => {
  const { store } = context;
  const money = (cents: number) => formatAmount(cents, row.currency_code);
  const refund = store.get('refunds', row.reference_refund_id);
  return html`<section>
    <h3>Return ${row.number}</h3>
    ${facts([
      ['Status', orderStatus(row.status)],
      ['Estimate', money(row.estimated_refund_amount_cents)],
      ['Refunded', refund && money(refund.amount_cents)],
      ['To', store.get('stock_locations', row.stock_location_id)?.name],
      ['Created', moment(row.created_at)],
      ...Object.entries(asRecord(row.metadata)).map(
        ([name, value]) =>
          [
            name,
            html`<span class="long"
              >${typeof value === 'object' ? membersText(value) : String(value)}</span
            >`,
          ] as const,
      ),
    ])}
    ${table({
      id: `return-${row.id}`,
      caption: `Lines of return ${row.number}`,
      columns: [
        { label: 'Item' },
        { label: 'Reason' },
        { label: 'Restocked', wide: true },
        { label: 'Quantity', numeric: true },
        { label: 'Amount', numeric: true },
      ],
      rows: lines.map((line) => [
        html`${line.name} <span class="code soft">${line.sku_code ?? line.bundle_code}</span>`,
        html`<span class="long">${membersText(line.return_reason) || '–'}</span>`,
        line.restocked_at === null ? '–' : moment(line.restocked_at),
        line.quantity,
        money(line.total_amount_cents),
      ]),
      empty: 'The return has no lines yet.',
    })}
    ${returnSteps(context, row, lines, typed)}
  </section>`;
};

/** The returns of an order with their lines and what can be done with each. */
export const orderReturns = (
  context: AdminContext,
  { returns, returnLines }: Pick<OrderParts, 'returns' | 'returnLines'>,
  query: PageQuery,
): Html =>
  html`<div id="returns" data-live>
    ${returns.map((row) =>
      returnSection(
        context,
        row,
        returnLines.filter(({ return_id }) => return_id === row.id),
        query[`refund-${row.id}`] ?? null,
      ),
    )}
    ${returns.length === 0 && html`<p class="empty">Nothing has been returned.</p>`}
  </div>`;
