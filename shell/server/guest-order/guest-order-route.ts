import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ShopConfig } from '@shop/contracts/store';
import { GUEST_ORDER_PATH } from '../../src/session/guest-order.ts';
import { orderCookie, orderIdSchema } from './order-cookie.ts';

/** Longest body, in bytes: a market's code and an id. */
const MOST_BYTES = 512;

const bodySchema = z.strictObject({ market: z.string(), orderId: orderIdSchema.nullable() });

/**
 * Stores the order id of a guest's cart, posted by the shop's own pages, in an HttpOnly cookie. The cookie holds no
 * token: the id grants nothing that the platform does not allow guests anyway.
 */
export const registerGuestOrder = (app: FastifyInstance, { origin, markets }: ShopConfig): void => {
  app.post(GUEST_ORDER_PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Browsers send Origin with every POST: other sites must not choose the displayed cart.
    if (request.headers.origin !== origin) return reply.code(403).send();
    const body = bodySchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send();
    const { market, orderId } = body.data;
    if (!markets.some(({ market_code: it }) => it === market)) return reply.code(400).send();
    return reply
      .header(
        'set-cookie',
        orderCookie(orderId === null ? null : { market, orderId }, origin.startsWith('https:')),
      )
      .code(204)
      .send();
  });
};
