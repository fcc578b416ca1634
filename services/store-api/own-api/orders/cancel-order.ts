import { z } from 'zod';
import { PlatformError, type Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { platformIdSchema } from '../schemas/platform-id.ts';

export const cancelOrderSchema = z.object({ order: z.string().max(100) });

const SHIPPED: readonly unknown[] = ['shipped', 'delivered'];

const readOwn = async (
  platform: Platform,
  orderId: string,
  customerId: string,
): Promise<PlatformRow | null> => {
  if (!platformIdSchema.safeParse(orderId).success) return null;
  const order = await platform.read(`orders/${orderId}`, { include: 'customer,shipments' });
  const isOwn =
    order?.one('customer')?.id === customerId &&
    order.attributes['guest'] !== true &&
    typeof order.attributes['placed_at'] === 'string';
  return isOwn ? order : null;
};

/**
 * `POST /api/cancelOrder`: cancels an order of the logged-in customer, if it is placed and nothing has shipped.
 * Idempotent, since the response to the first attempt may have been lost.
 */
export const cancelOrder = ownOperation({
  method: 'POST',
  path: 'cancelOrder',
  summary: 'Cancels an order of the customer’s of which nothing has left.',
  bearer: 'required',
  body: cancelOrderSchema,
  answer: { status: 200, schema: doneSchema },
  refusals: ['NOT_FOUND', 'TOO_LATE'],
  handle: async ({ body, customer }, { platform }) => {
    const order = await readOwn(platform, body.order, customer.id);
    if (!order) return refuse('NOT_FOUND');
    const { status } = order.attributes;
    if (status === 'cancelled') return answer({});
    const hasShipped = order
      .many('shipments')
      .some((it) => SHIPPED.includes(it.attributes['status']));
    if (status !== 'placed' || hasShipped) return refuse('TOO_LATE');
    try {
      const { type, id } = order;
      await platform.send('PATCH', `orders/${id}`, { type, id, attributes: { _cancel: true } });
    } catch (error) {
      // The order changed in the meantime, so it can no longer be canceled.
      if (error instanceof PlatformError && error.status === 422) return refuse('TOO_LATE');
      throw error;
    }
    return answer({});
  },
});
