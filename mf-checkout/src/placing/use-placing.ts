import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import type { CardPort } from '../steps/payment/card/card-port.ts';
import { useIsWhole } from '../steps/is-whole.ts';
import { drivePlacing, type PlacingDriver } from './drive-placing.ts';
import { IDLE, type Agreement, type PlacingState } from './placing-machine.ts';
import { keepPhase, keptPhase } from './placing-record.ts';
import { usePlacingPorts } from './use-placing-ports.ts';

interface Placing {
  state: PlacingState;
  /** Places the order as agreed; ignored while it is being placed (P5). */
  submit: (agreed: Agreement) => void;
  /** Dismisses the refusal. */
  dismiss: () => void;
}

/**
 * Drives placing while the order's page is open, and resumes after a reload. Success needs no navigation: the placed
 * order is in the cache, and the guard of the checkout redirects to its confirmation.
 *
 * @param onState called once per state, on entry
 */
export const usePlacing = (
  order: Order,
  card: RefObject<CardPort | null>,
  onState: (state: PlacingState) => void,
): Placing => {
  const ports = usePlacingPorts(order, card);
  const [state, setState] = useState<PlacingState>(IDLE);
  const driver = useRef<PlacingDriver | null>(null);
  const onStateRef = useRef(onState);
  useEffect(() => {
    onStateRef.current = onState;
  });
  const orderId = order.id;
  const isWhole = useIsWhole();
  useEffect(() => {
    if (!isWhole) return;
    let isLeft = false;
    const newDriver = drivePlacing(ports, {
      onState: (entered) => {
        keepPhase(orderId, entered.phase);
        setState(entered);
        // Placing continues after the shopper has left the section, where a refusal must not follow.
        if (!isLeft || entered.phase !== 'refused') onStateRef.current(entered);
      },
      onCrash: (error) => reportError(error),
    });
    driver.current = newDriver;
    newDriver.send({ type: 'resume', phase: keptPhase(orderId) });
    return () => {
      isLeft = true;
    };
  }, [ports, orderId, isWhole]);
  return {
    state,
    submit: useCallback((agreed) => driver.current?.send({ type: 'submit', agreed }), []),
    dismiss: useCallback(() => driver.current?.send({ type: 'dismiss' }), []),
  };
};
