import { spendLinkToken } from '../../link-tokens/index.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { linkSchema } from '../schemas/link.ts';

/** `POST /api/confirmBackInStock`: confirms a back-in-stock request, which leads to one notice. */
export const confirmBackInStock = ownOperation({
  method: 'POST',
  path: 'confirmBackInStock',
  summary: 'Confirms that the address which the link of a mail was sent to waits for an item.',
  bearer: 'none',
  body: linkSchema,
  answer: { status: 200, schema: doneSchema },
  refusals: ['LINK_SPENT'],
  handle: async ({ body }, { database, now }) => {
    const isConfirmed = await database.transaction().execute(async (inside) => {
      const spent = await spendLinkToken(inside, { purpose: 'stock-confirm', ...body }, now);
      if (!spent) return false;
      const { numUpdatedRows } = await inside
        .updateTable('stock_wait')
        .set({ confirmed_at: now().toISOString() })
        .where('id', '=', spent.subject)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    });
    return isConfirmed ? answer({}) : refuse('LINK_SPENT');
  },
});
