import { z } from 'zod';
import type { AuthContext, Client } from '../auth-context.ts';
import { isChallenge } from './pkce.ts';
import { resolveScope } from '../scopes/resolve-scope.ts';

const parameters = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.string().optional(),
  scope: z.string().optional(),
  state: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
});

type AuthorizationRequest = z.infer<typeof parameters>;

/**
 * A request for a user's consent that can be put before the user; or the URL
 * the browser must go back to with an error; or, when even that cannot be
 * trusted (unknown client, unregistered redirect URI), nothing to go back to.
 */
export type ReadAuthorization =
  | {
      readonly kind: 'ask';
      readonly request: AuthorizationRequest;
      readonly client: Client;
      readonly scope: string;
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refuse' };

/** The redirect URI with an answer in its query; `state` goes back as it came. */
export const answerTo = (
  { redirect_uri, state }: AuthorizationRequest,
  answer: Readonly<Record<string, string>>,
): string => {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
};

/**
 * Whether the request has no PKCE challenge, or one of SHA-256. A challenge without a method would be a plain one
 * (RFC 7636, 4.3), which protects a code from no one who reads the request; it is refused, as RFC 9700 (2.1.1) lets it.
 */
const hasUsableChallenge = ({
  code_challenge,
  code_challenge_method,
}: AuthorizationRequest): boolean =>
  code_challenge === undefined
    ? code_challenge_method === undefined
    : code_challenge_method === 'S256' && isChallenge(code_challenge);

/** Checks the parameters of `/oauth/authorize` (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export const readAuthorizationRequest = (
  { store }: AuthContext,
  given: unknown,
): ReadAuthorization => {
  const parsed = parameters.safeParse(given);
  if (!parsed.success) return { kind: 'refuse' };
  const request = parsed.data;
  const [client] = store.where('applications', { uid: request.client_id });
  const registered = client?.redirect_uri?.split('\n') ?? [];
  if (client?.kind !== 'webapp' || !registered.includes(request.redirect_uri))
    return { kind: 'refuse' };
  if (request.response_type !== 'code')
    return { kind: 'redirect', to: answerTo(request, { error: 'unsupported_response_type' }) };
  if (!hasUsableChallenge(request))
    return { kind: 'redirect', to: answerTo(request, { error: 'invalid_request' }) };
  const scope = resolveScope(store, client, request.scope);
  if (!scope.ok) return { kind: 'redirect', to: answerTo(request, { error: 'invalid_scope' }) };
  return { kind: 'ask', request, client, scope: scope.value.text };
};
