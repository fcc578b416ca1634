import { useEffect, useRef, useState } from 'react';
import type { CommerceError, Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { isExpiredClientToken } from './is-expired-client-token.ts';
import { usePreparingPorts } from '../../../placing/use-preparing-ports.ts';

interface EarlySource {
  /** Null until there is one that can be used. */
  clientToken: string | null;
  error: CommerceError | null;
  retry: () => void;
}

/**
 * The payment source of a method that needs one as soon as it is chosen (P4): its client token opens the payment frame.
 * One that is left from an earlier visit is used as long as its token is good, else made again.
 *
 * @param type of the source; null while the order's method is another one
 */
export const useEarlySource = (order: Order, type: string | null): EarlySource => {
  const ports = usePreparingPorts();
  const [error, setError] = useState<CommerceError | null>(null);
  const isMaking = useRef(false);
  const { paymentSource } = order;
  const token = paymentSource?.type === type ? (paymentSource?.clientToken ?? null) : null;
  // Looked at once for each token: one that ends while the shopper types is the frame's to refuse.
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
