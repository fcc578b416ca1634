import type { OrderUpdate } from '@commercelayer/sdk';
import type { Operation } from '../operation.ts';
import type { CommerceError } from '../result.ts';
import type { Order } from './types.ts';
import { updateOrder } from './update-order.ts';

const isAboutCoupon = ({ code, detail }: CommerceError): boolean =>
  code === 'INVALID_COUPON' || detail.includes('coupon_code');

/**
 * Like {@link updateOrder}; where the order's coupon stands in the way, once more with the coupon taken off. A
 * coupon may be for another customer, and who buys matters more (error catalogue of the specification).
 */
export const updateClearingCoupon =
  (orderId: string, changes: Omit<OrderUpdate, 'id'>): Operation<Order> =>
  async (context) => {
    const result = await updateOrder(orderId, changes)(context);
    if (result.ok || !isAboutCoupon(result.error)) return result;
    return updateOrder(orderId, { ...changes, coupon_code: '' })(context);
  };
