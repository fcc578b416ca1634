import type { AuthContext, PresentClient } from '../auth-context.ts';
import {
  type AuthResult,
  invalidAssertion,
  invalidGrant,
  invalidRequest,
  refused,
} from '../auth-problem.ts';
import type { TokenAnswer } from '../tokens/token-answer.ts';
import type { TokenRequest } from '../tokens/token-request.ts';
import { issueToken, provisioningToken } from '../tokens/issue-token.ts';
import { resolveScope } from '../scopes/resolve-scope.ts';
import { normalizeEmail } from '../../customer/normalize-email.ts';
import { checkPassword } from '../credentials/passwords.ts';
import { renewableToken } from '../tokens/renewable-token.ts';
import { ownerExists } from '../tokens/owner-exists.ts';
import { findRenewable } from '../tokens/refresh-tokens.ts';
import { consumeAuthorizationCode } from '../authorize/authorization-codes.ts';
import { provesPossession } from '../authorize/pkce.ts';
import { readAssertion } from './read-assertion.ts';
import type { ClientKind } from '../credentials/client-kinds.ts';

/** One way of obtaining a token, for a client that has shown who it is. */
type Grant = (
  context: AuthContext,
  client: PresentClient,
  request: TokenRequest,
) => Promise<AuthResult<TokenAnswer>>;

/** A token for the client itself: a guest's in a sales channel, a trusted one for an integration. */
const byClientCredentials: Grant = async (context, client, request) => {
  if (client.kind === 'user') return provisioningToken(context, client, request.scope);
  const scope = resolveScope(context.store, client, request.scope);
  if (!scope.ok) return scope;
  return { ok: true, value: await issueToken(context, client, scope.value) };
};

/** A customer's token for e-mail address and password. It takes as long for an unknown address. */
const byPassword: Grant = async (context, client, { username, password, scope }) => {
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

/** A new token for a refresh token, which is used up by it. A shopper may change market on the way. */
const byRefreshToken: Grant = async (context, client, { refresh_token, scope }) => {
  const session = await findRenewable(context, refresh_token ?? '', client.uid);
  if (session === null) return refused(invalidGrant);
  if (session.owner && !ownerExists(context, session.owner)) return refused(invalidGrant);
  return renewableToken(context, client, session, scope ?? session.scope, { replaces: session });
};

/** A user's token for the code the user's browser brought to the webapp's redirect URI. */
const byAuthorizationCode: Grant = async (context, client, request) => {
  const { code, code_verifier, redirect_uri } = request;
  const authorized = consumeAuthorizationCode(context, code ?? '');
  if (
    authorized === null ||
    authorized.clientId !== client.uid ||
    authorized.redirectUri !== redirect_uri
  )
    return refused(invalidGrant);
  if (!provesPossession(authorized.codeChallenge, code_verifier)) return refused(invalidGrant);
  const owner = { type: 'User', id: authorized.userId } as const;
  if (!ownerExists(context, owner)) return refused(invalidGrant);
  return renewableToken(context, client, { owner }, authorized.scope);
};

/**
 * A token on behalf of the customer or user an assertion names, with its custom claim, or with the claim alone. Nothing
 * but the client's secret vouches for the assertion, so every client must show it. What the client may do
 * stays as it is: a user's token of a sales channel is a guest's, a customer's of an integration is trusted.
 *
 * @see https://docs.commercelayer.io/core/authentication/jwt-bearer and the official client's `authenticate.spec.ts`
 */
const byJwtBearer: Grant = async (context, client, { assertion, scope }) => {
  if (assertion === null || assertion === undefined) return refused(invalidRequest);
  const claims = readAssertion(assertion);
  if (claims === null) return refused(invalidAssertion);
  const { owner, custom_claim: customClaim } = claims;
  if (owner && !ownerExists(context, owner)) return refused(invalidAssertion);
  return renewableToken(context, client, { owner, customClaim }, scope);
};

interface GrantRules {
  readonly grant: Grant;
  /** Who may use it. */
  readonly kinds: readonly ClientKind[];
  /** Whether public clients too must show their secret. */
  readonly takesSecret?: true;
}

/**
 * Which kinds of client may use which grant, as in the table of the hosted platform's documentation ("Authentication").
 * That integrations use assertions too, and so are given refresh tokens, is in the official client's
 * `authenticate.spec.ts`.
 */
export const grants: ReadonlyMap<string, GrantRules> = new Map<string, GrantRules>([
  [
    'client_credentials',
    { grant: byClientCredentials, kinds: ['sales_channel', 'integration', 'user'] },
  ],
  ['password', { grant: byPassword, kinds: ['sales_channel'] }],
  ['refresh_token', { grant: byRefreshToken, kinds: ['sales_channel', 'integration', 'webapp'] }],
  ['authorization_code', { grant: byAuthorizationCode, kinds: ['webapp'] }],
  [
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
    { grant: byJwtBearer, kinds: ['sales_channel', 'integration', 'webapp'], takesSecret: true },
  ],
]);
