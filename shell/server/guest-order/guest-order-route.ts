import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ShopConfig } from '@shop/contracts/store';
import { GUEST_ORDER_PATH } from '../../src/session/guest-order-path.ts';
import { orderCookie, orderIdSchema } from './order-cookie.ts';

/** Longest body, in bytes: a market's code and an id. */
const MOST_BYTES = 512;

const bodySchema = z.strictObject({ market: z.string(), orderId: orderIdSchema.nullable() });

/**
 * Takes the id of the cart's order from the shop's own pages and keeps it in a cookie no script reads. There is no token
 * in it: what the id opens is what a guest's order is open to at the platform already.
 */
export const registerGuestOrder = (app: FastifyInstance, { origin, markets }: ShopConfig): void => {
  app.post(GUEST_ORDER_PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Browsers name it with every POST; pages of elsewhere do not choose whose cart is shown.
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
