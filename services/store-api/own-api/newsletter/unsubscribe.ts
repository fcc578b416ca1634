import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { unsubscribeAll } from '../../newsletter/index.ts';
import { answer } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { linkSchema } from '../schemas/link.ts';
import { shopLink } from '../../link-tokens/index.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { placeSchema } from '../schemas/place.ts';
import { placeIn } from '../place-in.ts';

/**
 * `POST /api/unsubscribe`: cancels all mails to an address, by the token of a mailed link. An unknown link gets the
 * same response.
 */
export const unsubscribe = ownOperation({
  method: 'POST',
  path: 'unsubscribe',
  summary: 'Ends newsletter and words of items, by the key of a link in a mail.',
  bearer: 'none',
  body: linkSchema,
  answer: { status: 200, schema: doneSchema },
  handle: async ({ body }, context) => {
    await unsubscribeAll(context, body);
    return answer({});
  },
});

const path = 'oneClickUnsubscribe';

/**
 * `POST /api/oneClickUnsubscribe`: request of a mail client to the URL in `List-Unsubscribe` (RFC 8058). Needs no
 * confirmation; an unknown link gets the same response.
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
    await unsubscribeAll(context, query);
    return answer({});
  },
});

/** Format of the shop's own links. No other input is copied into the redirect. */
const pageQuery = placeSchema.extend({
  id: z.string().regex(/^[\da-f-]{36}$/),
  token: z.string().regex(/^[\w-]{1,200}$/),
});

/**
 * `GET` of the same URL redirects to the page that asks for confirmation. It has no effect, because link scanners and mail
 * clients without one-click support open it.
 */
export const leadToUnsubscribePage = (
  api: FastifyInstance,
  context: Pick<OwnApiContext, 'shopOrigin' | 'markets'>,
): void => {
  api.get(`/${path}`, { schema: { hide: true, querystring: pageQuery } }, (request, reply) => {
    const { id, token, ...place } = request.query as z.output<typeof pageQuery>;
    const shopPlace = placeIn(context.markets, place);
    return reply.redirect(shopLink(context, shopPlace, 'account/unsubscribe', { id, token }), 303);
  });
};
