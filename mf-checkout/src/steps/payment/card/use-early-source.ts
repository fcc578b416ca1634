import { useEffect, useRef, useState } from 'react';
import type { CommerceError, Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { isExpiredClientToken } from './is-expired-client-token.ts';
import { usePreparingPorts } from '../../../placing/use-preparing-ports.ts';

interface EarlySource {
  /** Null until a valid one exists. */
  clientToken: string | null;
  error: CommerceError | null;
  retry: () => void;
}

/**
 * Payment source of a method that needs one on selection (P4): its client token opens the payment frame. A source of
 * an earlier visit is reused while its token is valid, else recreated.
 *
 * @param type type of the source; null while the order has another method
 */
export const useEarlySource = (order: Order, type: string | null): EarlySource => {
  const ports = usePreparingPorts();
  const [error, setError] = useState<CommerceError | null>(null);
  const isMaking = useRef(false);
  const { paymentSource } = order;
  const token = paymentSource?.type === type ? (paymentSource?.clientToken ?? null) : null;
  // Checked once per token: the frame rejects one that expires while the shopper types.
  const [checked, setChecked] = useState<string | null>(null);
  const isGood = token !== null && (checked === token || !isExpiredClientToken(token));
  if (isGood && checked !== token) setChecked(token);

  useEffect(() => {
    if (type === null || isGood || isMaking.current || error) return;
    isMaking.current = true;
    const make = async (): Promise<Result<Order>> => {
      const { createSource, deleteSource } = ports(order);
      const removed = paymentSource ? await deleteSource(paymentSource) : null;
      return removed && !removed.ok ? removed : createSource(type);
    };
    void make().then((answer) => {
      isMaking.current = false;
      if (!answer.ok) setError(answer.error);
    });
  }, [type, isGood, error, order, paymentSource, ports]);

  return { clientToken: isGood ? token : null, error, retry: () => setError(null) };
};
