import { PlatformError } from '../../platform/platform.ts';
import { emailOf } from '../accounts/find-customer.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { oldPasswordSchema } from '../schemas/password.ts';
import { placeSchema } from '../schemas/place.ts';
import { hasOpenOrders } from './orders-of.ts';
import { closeAccount } from './remove-customer.ts';

export const deleteAccountSchema = placeSchema.extend({ password: oldPasswordSchema });

/** The platform has not applied a call that it answered with this error. After any other error it may have. */
const isRefusal = (error: unknown): boolean => error instanceof PlatformError && error.status < 500;

/**
 * `POST /api/deleteAccount`: erases the customer except for order records (GDPR, article 17) and ends all sessions.
 * Refused while an order awaits delivery, because the shop must be able to contact the buyer. The platform closes the
 * account in one call, after which the token is invalid and no one can retry, so the rest is pending work, stored
 * before that call.
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
  handle: async ({ body, customer }, { platform, login, work, now }) => {
    const { password, ...place } = body;
    const email = await emailOf(platform, customer.id);
    if (email === null) return refuse('UNAUTHORIZED');
    if (!(await login(email, password))) return refuse('INVALID_OLD_PASSWORD');
    if (await hasOpenOrders(platform, customer.id)) return refuse('ORDERS_OPEN');
    const deletion = await work.keep('account-deletion', {
      customerId: customer.id,
      email,
      place,
      requestedAt: now().toISOString(),
    });
    try {
      await closeAccount(platform, customer.id);
    } catch (error) {
      // Otherwise the work starts once its claim expires. That is minutes after the time limit of the call, so the
      // platform has applied it by then or never will.
      if (isRefusal(error)) await deletion.drop();
      throw error;
    }
    deletion.start();
    return answer({});
  },
});
