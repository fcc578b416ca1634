import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endAll } from '../../newsletter/index.ts';
import { answer } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { doneSchema } from '../schemas/done.ts';
import { linkSchema } from '../schemas/link.ts';
import { placeSchema } from '../schemas/place.ts';
import { placeIn } from '../place-in.ts';
import { shopLink } from '../shop-link.ts';

const path = 'oneClickUnsubscribe';

/**
 * `POST /api/oneClickUnsubscribe`: what a mail program sends when its reader unsubscribes there (RFC 8058), to the
 * address in `List-Unsubscribe`. Nothing is asked back, and a link that is none is answered the same.
 */
export const oneClickUnsubscribe = ownOperation({
  method: 'POST',
  path,
  summary: 'Ends newsletter and words of items at once, as mail programs ask for it (RFC 8058).',
  bearer: 'none',
  query: linkSchema,
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
  answer: { status: 200, schema: doneSchema },
  takesForms: true,
  handle: async ({ query }, context) => {
    await endAll(context, query);
    return answer({});
  },
});

/** The form of our own links: what else came is not written into an address. */
const pageQuery = placeSchema.extend({
  id: z.string().regex(/^[\da-f-]{36}$/),
  token: z.string().regex(/^[\w-]{1,200}$/),
});

/**
 * `GET` of the same address leads to the page that asks first, and changes nothing: programs that know no one-click
 * form open it, and others look at every link of a mail before its reader does.
 */
export const leadToUnsubscribePage = (
  api: FastifyInstance,
  context: Pick<OwnApiContext, 'shopOrigin' | 'markets'>,
): void => {
  api.get(`/${path}`, { schema: { hide: true, querystring: pageQuery } }, (request, reply) => {
    const { id, token, ...place } = request.query as z.output<typeof pageQuery>;
    const known = placeIn(context.markets, place);
    return reply.redirect(shopLink(context, known, 'account/unsubscribe', { id, token }), 303);
  });
};
