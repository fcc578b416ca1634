import type { NewPasswordRequest } from '@shop/contracts/store-api';
import {
  isOfAccount,
  readJustSpent,
  restoreLinkToken,
  spendLinkToken,
} from '../../link-tokens/index.ts';
import type { PlatformLogin } from '../../platform/platform-login.ts';
import type { Platform } from '../../platform/platform.ts';
import { answer, refuse, type Answer } from '../frame/answer.ts';
import { emailOf } from './find-customer.ts';
import { setPassword, type PasswordContext } from './set-password.ts';
import { weakPassword, type PasswordRule } from './weak-password.ts';

interface Context extends PasswordContext, PasswordRule {
  platform: Pick<Platform, 'read' | 'send'>;
  login: PlatformLogin;
  now: () => Date;
}

/** Whether the link was spent just now and set this password: a retry after a lost response. */
const isDone = async (
  { database, platform, login, now }: Context,
  { id, token, password }: NewPasswordRequest,
): Promise<boolean> => {
  const spent = await readJustSpent(database, { purpose: 'password-reset', id, token }, now);
  const email = spent && (await emailOf(platform, spent.subject));
  return email !== null && (await login(email, password));
};

/**
 * Sets the password by a single-use link (O2). The link is spent first, so only one of two concurrent requests succeeds.
 * If the platform refuses the password or is unreachable, the link stays valid. A retry with a spent link and the password
 * that it just set succeeds. A link that was mailed to a former address stays spent.
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
    const email = await emailOf(context.platform, customerId);
    if (email === null || !isOfAccount(spent, email)) return refuse('LINK_SPENT');
    const weak = await weakPassword({ field: 'password', password, email }, context);
    if (weak) {
      await restoreLinkToken(database, { id });
      return refuse('MALFORMED', { problems: [weak] });
    }
    const refused = await setPassword(context, { customerId, password, field: 'password' });
    if (refused === null) return answer({});
    if (refused === 'gone') return refuse('LINK_SPENT');
    await restoreLinkToken(database, { id });
    return refused;
  } catch (error) {
    await restoreLinkToken(database, { id });
    throw error;
  }
};
