import type { NewPasswordRequest } from '@shop/contracts/store-api';
import { giveBackLinkToken, spendLinkToken } from '../../link-tokens/index.ts';
import { answer, refuse, type Answer } from '../frame/answer.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { setPassword } from './set-password.ts';

type Context = Pick<OwnApiContext, 'database' | 'platform' | 'now'>;

/**
 * Sets the password by the key of a link, once (O2). The link is spent first: of two who show it at once one sets the
 * password. Where the platform does not take it, or is away, the link stays good.
 */
export const setPasswordByLink = async (
  context: Context,
  { id, token, password }: NewPasswordRequest,
): Promise<Answer<object>> => {
  const { database, now } = context;
  const spent = await spendLinkToken(database, { purpose: 'password-reset', id, token }, now);
  if (!spent) return refuse('LINK_SPENT');
  try {
    const customerId = spent.subject;
    const refused = await setPassword(context, { customerId, password, field: 'password' });
    if (refused === null) return answer({});
    if (refused === 'gone') return refuse('LINK_SPENT');
    await giveBackLinkToken(database, { id });
    return refused;
  } catch (error) {
    await giveBackLinkToken(database, { id });
    throw error;
  }
};
