import { normalizeEmail } from '../../customer/normalize-email.ts';
import { invalidGrant, refused } from '../auth-problem.ts';
import { checkPassword } from '../credentials/check-password.ts';
import type { Grant } from './grant.ts';
import { renewableToken } from '../tokens/renewable-token.ts';

/** A customer's token for e-mail address and password. It takes as long for an unknown address. */
export const byPassword: Grant = async (context, client, { username, password, scope }) => {
  const email = normalizeEmail('username', username);
  const [customer] = email.ok ? context.store.where('customers', { email: email.value }) : [];
  const right = await checkPassword(password ?? '', customer?.password_hash ?? null);
  if (!right || customer === undefined) return refused(invalidGrant);
  const { id, password_hash: checked } = customer;
  return renewableToken(context, client, { owner: { type: 'Customer', id } }, scope, {
    signedIn: true,
    holds: () => context.store.get('customers', id)?.password_hash === checked,
  });
};
