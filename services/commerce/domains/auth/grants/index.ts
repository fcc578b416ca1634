import type { Grant } from './grant.ts';
import type { ClientKind } from '../credentials/client-kinds.ts';
import { byAuthorizationCode } from './by-authorization-code.ts';
import { byClientCredentials } from './by-client-credentials.ts';
import { byJwtBearer } from './by-jwt-bearer.ts';
import { byPassword } from './by-password.ts';
import { byRefreshToken } from './by-refresh-token.ts';

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
