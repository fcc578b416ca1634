import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { issueLinkToken, shopLink } from '../link-tokens/index.ts';
import { queueMail } from '../mails/index.ts';
import type { WriteOutcome } from '../pending-work/index.ts';
import { CONFIRM_WITHIN } from './confirm-within.ts';

/** Dependencies of the confirmation mail. */
export interface StockQuestionContext {
  database: Kysely<StoreDatabase>;
  /** Origin of the shop: `https://shop.example`. */
  shopOrigin: string;
  now: () => Date;
}

export interface StockQuestion {
  /** Id of the request's row. */
  wait: string;
  /** Name of the item in the visitor's language. */
  name: string;
}

/**
 * Sends one mail that asks the address to confirm its back-in-stock request, because anyone can enter any address. Null
 * if the request is confirmed or deleted.
 */
export const stockQuestion = async (
  context: StockQuestionContext,
  { wait, name }: StockQuestion,
): Promise<WriteOutcome | null> => {
  const row = await context.database
    .selectFrom('stock_wait')
    .selectAll()
    .where('id', '=', wait)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { email, locale, market } = row;
  return async (inside) => {
    const link = await issueLinkToken(
      inside,
      { purpose: 'stock-confirm', subject: wait, expiresIn: CONFIRM_WITHIN },
      context.now,
    );
    await queueMail(inside, {
      kind: 'back-in-stock-confirm',
      event: `stock/${wait}`,
      to: email,
      locale,
      market,
      data: { name, link: shopLink(context, { locale, market }, 'account/confirm-notice', link) },
    });
  };
};
