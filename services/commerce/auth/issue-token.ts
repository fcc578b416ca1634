import { SignJWT } from 'jose';
import { everything } from '../core/condition.ts';
import type { AuthContext, Client } from './auth-context.ts';
import type { Claims, Owner } from './claims.ts';
import type { ResolvedScope } from './resolve-scope.ts';

export interface IssuedToken {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly scope: string;
  readonly created_at: number;
}

/** Whom a token speaks for, when it is not just the client. */
export interface TokenSubject {
  readonly owner?: Owner | undefined;
  readonly customClaim?: Claims['custom_claim'];
}

const kindOf = ({ kind }: Client): Claims['application']['kind'] =>
  kind === 'integration' || kind === 'webapp' ? kind : 'sales_channel';

/** Signs an access token for a client, and for its owner when there is one. */
export const issueToken = async (
  { store, config, key }: AuthContext,
  client: Client,
  scope: ResolvedScope,
  { owner, customClaim }: TokenSubject = {},
): Promise<IssuedToken> => {
  const kind = kindOf(client);
  const iat = Math.floor(Date.now() / 1000);
  const lifetime = config.lifetimes[kind === 'sales_channel' ? 'salesChannel' : 'integration'];
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
      kind,
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
    ...(owner && { owner }),
    ...(customClaim && { custom_claim: customClaim }),
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
