import { SignJWT } from 'jose';
import { everything } from '../core/condition.ts';
import type { AuthContext, Client } from './auth-context.ts';
import type { Claims } from './claims.ts';
import type { ResolvedScope } from './resolve-scope.ts';

export interface IssuedToken {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly scope: string;
  readonly created_at: number;
}

/** Signs an access token for a client, and for a customer when there is one. */
export const issueToken = async (
  { store, config, key }: AuthContext,
  client: Client,
  scope: ResolvedScope,
  customerId: string | null,
): Promise<IssuedToken> => {
  const integration = client.kind === 'integration';
  const iat = Math.floor(Date.now() / 1000);
  const lifetime = config.lifetimes[integration ? 'integration' : 'salesChannel'];
  const confidential = client.secret !== null;
  const claims: Claims = {
    organization: {
      id: store.select('organizations', everything)[0]?.id ?? '',
      slug: config.organization,
      enterprise: true,
      region: 'local',
    },
    application: {
      id: client.id,
      client_id: client.uid,
      kind: integration ? 'integration' : 'sales_channel',
      public: !confidential,
      confidential,
    },
    ...(scope.marketIds !== 'all' && {
      market: {
        id: [...scope.marketIds],
        stock_location_ids: [...scope.stockLocationIds],
        geocoder_id: null,
        allows_external_prices: false,
      },
    }),
    ...(customerId !== null && { owner: { type: 'Customer' as const, id: customerId } }),
    scope: scope.text,
    exp: iat + lifetime,
    iat,
    test: true,
    rand: Math.random(),
    iss: `https://auth.${config.domain}`,
  };
  const access_token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS512', typ: 'JWT', kid: key.kid })
    .sign(key.privateKey);
  return {
    access_token,
    token_type: 'bearer',
    expires_in: lifetime,
    scope: scope.text,
    created_at: iat,
  };
};
