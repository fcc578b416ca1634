import { useEffect, useRef } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { usePreparingPorts } from '../../placing/use-preparing-ports.ts';

/**
 * Deletes the order's payment source when the shopper leaves the payment (P4), unless the order is on its way to being
 * placed with it.
 */
export const useLeaveSource = (order: Order, isOnItsWay: boolean): void => {
  const ports = usePreparingPorts();
  const latest = useRef({ order, isOnItsWay, ports });
  useEffect(() => {
    latest.current = { order, isOnItsWay, ports };
  });
  useEffect(
    () => () => {
      const left = latest.current;
      if (left.isOnItsWay || !left.order.editable || !left.order.paymentSource) return;
      void left.ports(left.order).deleteSource(left.order.paymentSource);
    },
    [],
  );
};
