import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import type { CardPort } from '../steps/payment/card/card-port.ts';
import { drivePlacing, type PlacingDriver } from './drive-placing.ts';
import { IDLE, type Agreement, type PlacingState } from './placing-machine.ts';
import { keepPhase, keptPhase } from './placing-record.ts';
import { usePlacingPorts } from './use-placing-ports.ts';

interface Placing {
  state: PlacingState;
  /** Places the order as agreed to; does nothing while it is being placed (P5). */
  submit: (agreed: Agreement) => void;
  /** The refusal is dealt with. */
  dismiss: () => void;
}

/**
 * Drives the placing of an order for as long as its page is open, and goes on from where a page that was loaded again
 * left it. Success needs no navigation here: the placed order is in the cache, and the guard of the checkout leads to
 * its confirmation.
 *
 * @param onState called once with each state, as it is entered
 */
export const usePlacing = (
  order: Order,
  card: RefObject<CardPort | null>,
  onState: (state: PlacingState) => void,
): Placing => {
  const ports = usePlacingPorts(order, card);
  const [state, setState] = useState<PlacingState>(IDLE);
  const driver = useRef<PlacingDriver | null>(null);
  const tell = useRef(onState);
  useEffect(() => {
    tell.current = onState;
  });
  const orderId = order.id;
  useEffect(() => {
    const driven = drivePlacing(ports, {
      onState: (entered) => {
        keepPhase(orderId, entered.phase);
        setState(entered);
        tell.current(entered);
      },
      onCrash: (error) => reportError(error),
    });
    driver.current = driven;
    driven.send({ type: 'resume', phase: keptPhase(orderId) });
  }, [ports, orderId]);
  return {
    state,
    submit: useCallback((agreed) => driver.current?.send({ type: 'submit', agreed }), []),
    dismiss: useCallback(() => driver.current?.send({ type: 'dismiss' }), []),
  };
};
