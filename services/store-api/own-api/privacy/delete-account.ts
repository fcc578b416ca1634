import { queueMail } from '../../mails/index.ts';
import { forgetReviews } from '../../reviews/forget-reviews.ts';
import { endNewsletter } from '../../newsletter/index.ts';
import { emailOf } from '../accounts/find-customer.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { oldPasswordSchema } from '../schemas/password.ts';
import { placeSchema } from '../schemas/place.ts';
import { hasOpenOrders } from './has-open-orders.ts';
import { removeCustomer } from './remove-customer.ts';

export const deleteAccountSchema = placeSchema.extend({ password: oldPasswordSchema });

/**
 * `POST /api/deleteAccount`: takes the customer out of everything but what was sold (GDPR, article 17); all sessions end.
 * While something is to be sent it is refused: the shop could write to no one about it. What fails on the way can be
 * asked for again.
 */
export const deleteAccount = ownOperation({
  method: 'POST',
  path: 'deleteAccount',
  summary: 'Deletes the account of who is logged in.',
  bearer: 'required',
  body: deleteAccountSchema,
  answer: { status: 200, schema: doneSchema },
  refusals: ['INVALID_OLD_PASSWORD', 'ORDERS_OPEN'],
  limits: { account: { capacity: 5, seconds: 600 } },
  handle: async ({ body, customer }, context) => {
    const { database, platform, login, refreshRating } = context;
    const { password, ...place } = body;
    const email = await emailOf(platform, customer.id);
    if (email === null) return refuse('UNAUTHORIZED');
    if (!(await login(email, password))) return refuse('INVALID_OLD_PASSWORD');
    if (await hasOpenOrders(platform, customer.id)) return refuse('ORDERS_OPEN');
    await endNewsletter(context, email);
    await removeCustomer(platform, customer.id);
    const reviewed = await database.transaction().execute(async (inside) => {
      await inside.deleteFrom('email_change').where('customer_id', '=', customer.id).execute();
      await inside.deleteFrom('stock_wait').where('email', '=', email).execute();
      await inside.deleteFrom('link_token').where('subject', 'in', [customer.id, email]).execute();
      await queueMail(inside, {
        kind: 'account-deleted',
        event: `account-deleted/${customer.id}`,
        to: email,
        ...place,
        data: {},
      });
      return forgetReviews(inside, customer.id);
    });
    for (const item of reviewed) await refreshRating(item);
    return answer({});
  },
});
