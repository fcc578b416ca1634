import { everything } from '../../../engine/store/condition.ts';
import type { AuthContext, PresentClient } from '../auth-context.ts';
import type { Claims, Owner } from './claims.ts';
import type { ResolvedScope } from '../scopes/resolve-scope.ts';
import { signToken, type IssuedToken } from './sign-token.ts';
import { invalidScope, refused, type AuthResult } from '../auth-problem.ts';

/** Whom a token speaks for, when it is not just the client. */
export interface TokenSubject {
  readonly owner?: Owner | undefined;
  readonly customClaim?: Claims['custom_claim'];
}

/** Where hosted organizations are; a token must name a region, and clients have seen no other. */
const region = 'eu-west-1';

const kindOf = ({ kind }: PresentClient): Claims['application']['kind'] =>
  kind === 'integration' || kind === 'webapp' ? kind : 'sales_channel';

/** Signs an access token of the organization for a client, and for its owner when there is one. */
export const issueToken = async (
  context: AuthContext,
  client: PresentClient,
  scope: ResolvedScope,
  { owner, customClaim }: TokenSubject = {},
): Promise<IssuedToken> => {
  const { store, config } = context;
  const kind = kindOf(client);
  const lifetime = config.lifetimes[kind === 'sales_channel' ? 'salesChannel' : 'integration'];
  const claims: Omit<Claims, 'exp' | 'iat' | 'rand' | 'iss'> = {
    organization: {
      id: store.select('organizations', everything)[0]?.id ?? '',
      slug: config.organization,
      enterprise: true,
      region,
    },
    application: {
      id: client.id,
      client_id: client.uid,
      kind,
      public: kind === 'sales_channel',
      confidential: client.confidential,
    },
    ...(scope.marketIds !== 'all' && {
      market: {
        id: [...scope.marketIds],
        stock_location_ids: [...scope.stockLocationIds],
        geocoder_id: null,
        allows_external_prices: false,
      },
    }),
    ...(owner && { owner }),
    ...(customClaim && { custom_claim: customClaim }),
    scope: scope.text,
    test: true,
  };
  return signToken(context, { ...claims }, lifetime);
};

const scopeText = 'provisioning-api';

/**
 * A token for the Provisioning API, in the name of the one user: of no organization, so the core API refuses it. What
 * it says is what the official client's `JWTUser` and `authenticate.spec.ts` tell of it.
 */
export const provisioningToken = async (
  context: AuthContext,
  { id, uid }: PresentClient,
  scope: string | null | undefined,
): Promise<AuthResult<IssuedToken>> => {
  if (scope && scope.trim() !== scopeText) return refused(invalidScope);
  const claims = {
    user: { id: context.config.user.id },
    application: { id, client_id: uid, kind: 'user', public: false, confidential: true },
    scope: scopeText,
    test: false,
  } as const;
  return {
    ok: true,
    value: await signToken(context, claims, context.config.lifetimes.integration),
  };
};
