import { useEffect, useRef } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { usePreparingPorts } from '../../placing/use-preparing-ports.ts';

/**
 * Deletes the order's payment source when the shopper leaves the section (P4), unless the order is being placed with
 * it.
 */
export const useLeaveSource = (order: Order, isInUse: boolean): void => {
  const ports = usePreparingPorts();
  const latest = useRef({ order, isInUse, ports });
  useEffect(() => {
    latest.current = { order, isInUse, ports };
  });
  useEffect(
    () => () => {
      const current = latest.current;
      if (current.isInUse || !current.order.editable || !current.order.paymentSource) return;
      void current.ports(current.order).deleteSource(current.order.paymentSource);
    },
    [],
  );
};
