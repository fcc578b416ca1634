import { randomUUID } from 'node:crypto';
import { asRecord, asText, localizedText } from '@shop/contracts/commerce/metadata';
import type { Locale } from '@shop/contracts/market';
import type { Platform } from '../../platform/platform.ts';
import { codeSchema } from '../../reviews/item-schema.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { emailSchema } from '../schemas/email.ts';
import { placeSchema } from '../schemas/place.ts';
import { spendLinkTokenOrRetry } from '../../link-tokens/index.ts';
import { linkSchema } from '../schemas/link.ts';

export const backInStockSchema = placeSchema.extend({
  email: emailSchema,
  sku: codeSchema,
});

/** Localized name of an item; null for an unknown code. */
const nameOf = async (platform: Platform, code: string, locale: Locale): Promise<string | null> => {
  const { rows } = await platform.list('skus', {
    'filter[q][code_eq]': code,
    'fields[skus]': 'code,name,description,metadata',
    'page[size]': '1',
  });
  const [row] = rows;
  if (!row) return null;
  const { name, description, metadata } = row.attributes;
  const described = {
    code,
    name: asText(name) ?? code,
    description: asText(description),
    metadata: asRecord(metadata),
  };
  return localizedText(described, locale).name;
};

/**
 * `POST /api/backInStock`: stores a back-in-stock request, once per address, item and market, and asks the address
 * for confirmation by mail. A confirmed request leads to one mail. The response is the same if the address is already
 * subscribed.
 */
export const backInStock = ownOperation({
  method: 'POST',
  path: 'backInStock',
  summary:
    'Sends one mail when an item can be had again, to an address that confirms it wants that.',
  bearer: 'none',
  body: backInStockSchema,
  answer: { status: 202, schema: doneSchema },
  refusals: ['NOT_FOUND'],
  limits: { account: { capacity: 10, seconds: 600 }, accountOf: ({ email }) => email },
  handle: async ({ body }, { database, platform, now, work }) => {
    const { email, sku, locale, market } = body;
    const name = await nameOf(platform, sku, locale);
    if (name === null) return refuse('NOT_FOUND');
    await database
      .insertInto('stock_wait')
      .values({ id: randomUUID(), ...body, asked_at: now().toISOString(), confirmed_at: null })
      .onConflict((conflict) => conflict.columns(['email', 'sku', 'market']).doNothing())
      .execute();
    const row = await database
      .selectFrom('stock_wait')
      .select('id')
      .where('email', '=', email)
      .where('sku', '=', sku)
      .where('market', '=', market)
      .executeTakeFirst();
    if (row) await work.later('stock-question', { wait: row.id, name });
    return answer({});
  },
});

/**
 * `POST /api/confirmBackInStock`: confirms a back-in-stock request, which leads to one notice. A retry after a lost
 * response succeeds while the request exists.
 */
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
      const link = { purpose: 'stock-confirm', ...body } as const;
      const spent = await spendLinkTokenOrRetry(inside, link, now);
      if (!spent) return false;
      const { numUpdatedRows } = await inside
        .updateTable('stock_wait')
        .set(({ fn, val }) => ({
          confirmed_at: fn.coalesce('confirmed_at', val(now().toISOString())),
        }))
        .where('id', '=', spent.subject)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    });
    return isConfirmed ? answer({}) : refuse('LINK_SPENT');
  },
});
