import { html, type Html } from '@shop/server-kit/html';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import { system } from '../../../engine/definition/viewer.ts';
import type { Rows } from '../../../domains/rows.ts';
import type { AdminContext } from '../../admin-context.ts';
import { openSteps } from '../../steps/order-steps.ts';
import type { OrderParts } from './order-parts.ts';
import { refundForm } from './refund-form.ts';

const unsent = ['upcoming', 'on_hold', 'picking', 'packing', 'ready_to_ship'];

const shipForm = ({ id, number }: Rows['shipments']): Html =>
  html`<form class="fields" method="post" action="/_admin/shipments/${id}/ship">
    <label>
      Tracking number of ${number || id} (empty: none)
      <input name="tracking_number" maxlength="100" autocomplete="off" />
    </label>
    <button type="submit" class="primary" aria-label="Ship ${number || id}">Ship</button>
  </form>`;

const deliverForm = ({ id, number }: Rows['shipments']): Html =>
  html`<form method="post" action="/_admin/shipments/${id}/deliver">
    <button type="submit" class="primary">Deliver ${number || id}</button>
  </form>`;

/** The actions available on an order, a button each. Refunding and canceling need a confirmation. */
export const nextSteps = (
  { store }: AdminContext,
  order: Rows['orders'],
  { shipments, typedRefund }: Pick<OrderParts, 'shipments'> & { typedRefund: string | null },
): Html => {
  const open = openSteps({ store, viewer: system }, order);
  const money = (cents: number) => formatAmount(cents, order.currency_code);
  const address = (step: string) => `/_admin/orders/${order.id}/${step}`;
  const waiting =
    order.status === 'approved' ? shipments.filter(({ status }) => unsent.includes(status)) : [];
  const travelling = shipments.filter(({ status }) => status === 'shipped');
  const isOver = !open.approve && !open.cancel && open.capture === 0 && open.refund === 0;
  return html`<div id="steps" class="steps" data-live>
    ${
      open.approve &&
      html`<form method="post" action="${address('approve')}">
        <button type="submit" class="primary">Approve</button>
      </form>`
    }
    ${
      open.capture > 0 &&
      html`<form method="post" action="${address('capture')}">
        <button type="submit" class="primary">Capture ${money(open.capture)}</button>
      </form>`
    }
    ${waiting.map(shipForm)} ${travelling.map(deliverForm)}
    ${
      open.refund > 0 &&
      refundForm({
        action: address('refund'),
        left: open.refund,
        currency: order.currency_code,
        typed: typedRefund,
      })
    }
    ${
      open.cancel &&
      html`<details>
        <summary>Cancel the order</summary>
        <form method="post" action="${address('cancel')}">
          <button type="submit" class="danger">Yes, cancel it</button>
        </form>
      </details>`
    }
    ${
      isOver &&
      waiting.length + travelling.length === 0 &&
      html`<p class="soft">Nothing: a cart is its shopper’s, and what is done is done.</p>`
    }
  </div>`;
};
