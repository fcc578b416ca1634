import { useState } from 'react';
import { orderCountry, type Order } from '@shop/contracts/commerce/order';
import type { TrackedShipment } from '@shop/contracts/commerce/tracking';
import { useTrackedShipmentsQuery } from '@shop/contracts/commerce/customer';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import { AgainOutcome } from '../order-again/again-outcome.tsx';
import { useOrderAgain } from '../order-again/use-order-again.ts';
import { CancelOrder } from './cancel-order.tsx';
import { ReturnLinks } from '../returns/return-links.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import css from './order.module.css';

const GONE: readonly string[] = ['shipped', 'delivered'];

/** Whether an order may still be given up: it is placed, and nothing of it has left. The service has the last word. */
const canCancel = (
  { status }: Pick<Order, 'status'>,
  shipments: readonly Pick<TrackedShipment, 'status'>[],
): boolean => status === 'placed' && !shipments.some((it) => GONE.includes(it.status));

/** What a customer can do with an order: order it again, print it, and give it up while that is possible. */
export const OrderActions = ({ order }: { order: Order }) => {
  const { data: shipments } = useTrackedShipmentsQuery(order.id);
  const { busy, outcome, run } = useOrderAgain(order);
  const [asking, setAsking] = useState(false);
  // The dialog reports that it is too late, even though the order is reread behind it.
  const isCancelVisible =
    (shipments !== undefined && canCancel(order, shipments)) ||
    (asking && order.status !== 'cancelled');
  const actions = useKeptFocus(isCancelVisible);
  return (
    <>
      <div {...actions} className={css.actions}>
        <Button variant="primary" busy={busy} onClick={() => void run()}>
          <FormattedMessage id="account.again.action" />
        </Button>
        <Button onClick={() => window.print()}>
          <FormattedMessage id="account.order.print" />
        </Button>
        {isCancelVisible && <CancelOrder order={order} asking={asking} onAsk={setAsking} />}
        <ReturnLinks order={order} country={orderCountry(order)} by={`?order=${order.id}`} />
      </div>
      {outcome && <AgainOutcome outcome={outcome} />}
    </>
  );
};
