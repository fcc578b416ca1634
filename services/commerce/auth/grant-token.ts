import { z } from 'zod';
import {
  invalidGrant,
  invalidRequest,
  invalidClient,
  unsupportedGrant,
  type AuthResult,
} from './auth-problem.ts';
import type { AuthContext, Client } from './auth-context.ts';
import { checkPassword } from './check-password.ts';
import { findClient } from './find-client.ts';
import { issueToken, type IssuedToken } from './issue-token.ts';
import { consumeRefreshToken, createRefreshToken } from './refresh-tokens.ts';
import { resolveScope } from './resolve-scope.ts';

const requestSchema = z.object({
  grant_type: z.string(),
  client_id: z.string(),
  client_secret: z.string().optional(),
  scope: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  refresh_token: z.string().optional(),
});

type TokenRequest = z.infer<typeof requestSchema>;

export interface TokenAnswer extends IssuedToken {
  readonly refresh_token?: string;
  readonly owner_id?: string;
  readonly owner_type?: 'customer';
}

/** A token of a customer, with the refresh token that renews it. */
const ownedToken = async (
  context: AuthContext,
  client: Client,
  customerId: string,
  scope: string | undefined,
): Promise<AuthResult<TokenAnswer>> => {
  const resolved = resolveScope(context.store, client, scope);
  if (!resolved.ok) return resolved;
  const issued = await issueToken(context, client, resolved.value, customerId);
  const grant = { clientId: client.uid, customerId, scope: resolved.value.text };
  const refresh_token = createRefreshToken(context, grant);
  return {
    ok: true,
    value: { ...issued, refresh_token, owner_id: customerId, owner_type: 'customer' },
  };
};

const byPassword = async (context: AuthContext, client: Client, request: TokenRequest) => {
  const email = request.username?.trim().toLowerCase() ?? '';
  const [customer] = context.store.where('customers', { email });
  const right = await checkPassword(request.password ?? '', customer?.password_hash ?? null);
  if (!right || customer === undefined) return { ok: false, problem: invalidGrant } as const;
  return ownedToken(context, client, customer.id, request.scope);
};

const byRefreshToken = async (context: AuthContext, client: Client, request: TokenRequest) => {
  const grant = consumeRefreshToken(context, request.refresh_token ?? '', client.uid);
  if (grant === null || context.store.get('customers', grant.customerId) === undefined)
    return { ok: false, problem: invalidGrant } as const;
  return ownedToken(context, client, grant.customerId, request.scope ?? grant.scope);
};

const byClientCredentials = async (
  context: AuthContext,
  client: Client,
  request: TokenRequest,
): Promise<AuthResult<TokenAnswer>> => {
  if (client.kind === 'integration' && client.secret === null)
    return { ok: false, problem: invalidClient };
  const scope = resolveScope(context.store, client, request.scope);
  if (!scope.ok) return scope;
  return { ok: true, value: await issueToken(context, client, scope.value, null) };
};

/** Answers `POST /oauth/token`. */
export const grantToken = async (
  context: AuthContext,
  body: unknown,
): Promise<AuthResult<TokenAnswer>> => {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return { ok: false, problem: invalidRequest };
  const request = parsed.data;
  const client = findClient(context, request.client_id, request.client_secret);
  if (!client.ok) return client;
  switch (request.grant_type) {
    case 'client_credentials':
      return byClientCredentials(context, client.value, request);
    case 'password':
      return byPassword(context, client.value, request);
    case 'refresh_token':
      return byRefreshToken(context, client.value, request);
    default:
      return { ok: false, problem: unsupportedGrant };
  }
};
