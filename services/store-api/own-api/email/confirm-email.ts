import type { LinkRequest } from '@shop/contracts/store-api';
import {
  hasConfirmedAddress,
  isOfAccount,
  readJustSpent,
  recordConfirmedAddress,
  restoreLinkToken,
  spendLinkTokenOrRetry,
} from '../../link-tokens/index.ts';
import { PlatformError } from '../../platform/platform.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { linkSchema } from '../schemas/link.ts';
import { emailOf } from '../accounts/find-customer.ts';
import { forgetEmailChange, revokeLinks } from '../accounts/revoke-links.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { pendingEmail } from './pending-email.ts';

const purpose = 'email-change';

/**
 * Whether the link was spent just now and confirmed the customer's present address: a retry after a lost response. Reads
 * the link again, because a concurrent attempt may have recorded the address since.
 */
const isConfirmed = async (
  { database, platform, now }: OwnApiContext,
  link: LinkRequest,
): Promise<boolean> => {
  const spent = await readJustSpent(database, { purpose, ...link }, now);
  return spent !== null && hasConfirmedAddress(spent, await emailOf(platform, spent.subject));
};

/**
 * `POST /api/confirmEmail`: the customer's address becomes the one the link was sent to; the platform ends all sessions
 * (T13), and reset links mailed to the former address are revoked. The link stays spent if the address became someone
 * else's meanwhile, or if the customer's own address was changed at the platform itself. A retry finishes the change,
 * and succeeds while the customer has the address that the link confirmed.
 */
export const confirmEmail = ownOperation({
  method: 'POST',
  path: 'confirmEmail',
  summary: 'Makes the address a link was sent to the customer’s; all sessions end.',
  bearer: 'none',
  body: linkSchema,
  answer: { status: 200, schema: doneSchema },
  refusals: ['LINK_SPENT'],
  handle: async ({ body }, context) => {
    const { database, platform, now } = context;
    const spent = await spendLinkTokenOrRetry(database, { purpose, ...body }, now);
    if (!spent) return refuse('LINK_SPENT');
    const customerId = spent.subject;
    const email = await pendingEmail({ database, now }, customerId);
    if (email === null)
      return (await isConfirmed(context, body)) ? answer({}) : refuse('LINK_SPENT');
    try {
      const current = await emailOf(platform, customerId);
      // The platform applied an earlier attempt whose response was lost.
      const isDone = current?.toLowerCase() === email.toLowerCase();
      if (!isDone && !isOfAccount(spent, current)) {
        await forgetEmailChange(context, customerId);
        return refuse('LINK_SPENT');
      }
      await revokeLinks(context, customerId, 'new-email');
      if (!isDone)
        await platform.send('PATCH', `customers/${encodeURIComponent(customerId)}`, {
          type: 'customers',
          id: customerId,
          attributes: { email },
        });
    } catch (error) {
      const isRefused = error instanceof PlatformError && [404, 422].includes(error.status);
      if (isRefused) return refuse('LINK_SPENT');
      await restoreLinkToken(database, body);
      throw error;
    }
    await recordConfirmedAddress(database, body, email);
    await forgetEmailChange(context, customerId);
    return answer({});
  },
});
