import type { AuthContext } from './auth-context.ts';
import {
  invalidRequest,
  refused,
  unauthorizedClient,
  unsupportedGrant,
  type AuthResult,
} from './auth-problem.ts';
import type { Claims } from './claims.ts';
import { findClient } from './find-client.ts';
import type { Grant } from './grant.ts';
import { byAuthorizationCode } from './grants/by-authorization-code.ts';
import { byClientCredentials } from './grants/by-client-credentials.ts';
import { byJwtBearer } from './grants/by-jwt-bearer.ts';
import { byPassword } from './grants/by-password.ts';
import { byRefreshToken } from './grants/by-refresh-token.ts';
import type { TokenAnswer } from './token-answer.ts';
import { tokenRequestSchema } from './token-request.ts';

/**
 * Which kinds of client may use which grant, as in the table of the hosted
 * platform's documentation ("Authentication").
 */
const grants: ReadonlyMap<
  string,
  { readonly grant: Grant; readonly kinds: readonly Claims['application']['kind'][] }
> = new Map([
  ['client_credentials', { grant: byClientCredentials, kinds: ['sales_channel', 'integration'] }],
  ['password', { grant: byPassword, kinds: ['sales_channel'] }],
  ['refresh_token', { grant: byRefreshToken, kinds: ['sales_channel', 'webapp'] }],
  ['authorization_code', { grant: byAuthorizationCode, kinds: ['webapp'] }],
  [
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
    { grant: byJwtBearer, kinds: ['sales_channel', 'webapp'] },
  ],
]);

/** Answers `POST /oauth/token`. */
export const grantToken = async (
  context: AuthContext,
  body: unknown,
): Promise<AuthResult<TokenAnswer>> => {
  const parsed = tokenRequestSchema.safeParse(body);
  if (!parsed.success) return refused(invalidRequest);
  const request = parsed.data;
  const client = findClient(context, request.client_id, request.client_secret);
  if (!client.ok) return client;
  const known = grants.get(request.grant_type);
  if (known === undefined) return refused(unsupportedGrant);
  if (!known.kinds.some((kind) => kind === client.value.kind)) return refused(unauthorizedClient);
  return known.grant(context, client.value, request);
};
