import { queueMail } from '../../mails/index.ts';
import { deleteReviewsOf } from '../../reviews/reviews.ts';
import { endNewsletter } from '../../newsletter/index.ts';
import { emailOf } from '../accounts/find-customer.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { oldPasswordSchema } from '../schemas/password.ts';
import { placeSchema } from '../schemas/place.ts';
import { hasOpenOrders } from './orders-of.ts';
import { removeCustomer } from './remove-customer.ts';

export const deleteAccountSchema = placeSchema.extend({ password: oldPasswordSchema });

/**
 * `POST /api/deleteAccount`: erases the customer except for order records (GDPR, article 17) and ends all sessions.
 * Refused while an order awaits delivery, because the shop must be able to contact the buyer. Can be retried after a
 * failure.
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
    await removeCustomer(platform, customer.id, email);
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
      return deleteReviewsOf(inside, customer.id);
    });
    for (const item of reviewed) await refreshRating(item);
    return answer({});
  },
});
