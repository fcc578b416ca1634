import type { NewPasswordRequest } from '@shop/contracts/store-api';
import { giveBackLinkToken, readJustSpent, spendLinkToken } from '../../link-tokens/index.ts';
import { answer, refuse, type Answer } from '../frame/answer.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { emailOf } from './find-customer.ts';
import { setPassword } from './set-password.ts';

type Context = Pick<OwnApiContext, 'database' | 'platform' | 'login' | 'now'>;

/** Whether the link was spent a moment ago and its customer has this very password: the answer to that was lost. */
const isDone = async (
  { database, platform, login, now }: Context,
  { id, token, password }: NewPasswordRequest,
): Promise<boolean> => {
  const spent = await readJustSpent(database, { purpose: 'password-reset', id, token }, now);
  const email = spent && (await emailOf(platform, spent.subject));
  return email !== null && (await login(email, password));
};

/**
 * Sets the password by the key of a link, once (O2). The link is spent first: of two who show it at once one sets the
 * password. Where the platform does not take it, or is away, the link stays good. Who shows a spent link with the password that
 * was just set by it is told that it is done.
 */
export const setPasswordByLink = async (
  context: Context,
  { id, token, password }: NewPasswordRequest,
): Promise<Answer<object>> => {
  const { database, now } = context;
  const spent = await spendLinkToken(database, { purpose: 'password-reset', id, token }, now);
  if (!spent)
    return (await isDone(context, { id, token, password })) ? answer({}) : refuse('LINK_SPENT');
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
