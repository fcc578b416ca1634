import { readLinkToken } from '../../link-tokens/index.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { linkSchema } from '../schemas/link.ts';
import { readTrackedOrder } from './read-tracked-order.ts';
import { trackedOrderSchema } from './tracked-order-schema.ts';

/** `POST /api/trackedOrder`: an order by the token of its tracking link. Reading does not spend the link. */
export const trackedOrder = ownOperation({
  method: 'POST',
  path: 'trackedOrder',
  summary: 'Reads an order by the key of its tracking link.',
  bearer: 'none',
  body: linkSchema,
  answer: { status: 200, schema: trackedOrderSchema },
  refusals: ['LINK_SPENT'],
  limits: { account: { capacity: 60, seconds: 60 }, accountOf: ({ id }) => id },
  handle: async ({ body }, { database, platform, now }) => {
    const link = await readLinkToken(database, { purpose: 'order-tracking', ...body }, now);
    const order = link && (await readTrackedOrder(platform, link.subject));
    return order ? answer(order) : refuse('LINK_SPENT');
  },
});
