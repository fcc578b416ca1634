import { SignJWT } from 'jose';
import type { AuthContext } from '../auth-context.ts';

export interface IssuedToken {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly scope: string;
  /** Seconds since 1970. */
  readonly created_at: number;
}

/** Signs claims as an access token that lives so many seconds from now. */
export const signToken = async (
  { config, key }: Pick<AuthContext, 'config' | 'key'>,
  claims: { readonly scope: string; readonly [name: string]: unknown },
  lifetime: number,
): Promise<IssuedToken> => {
  const iat = Math.floor(Date.now() / 1000);
  const access_token = await new SignJWT({
    ...claims,
    exp: iat + lifetime,
    iat,
    rand: Math.random(),
    iss: `https://auth.${config.domain}`,
  })
    .setProtectedHeader({ alg: 'RS512', typ: 'JWT', kid: key.kid })
    .sign(key.privateKey);
  return {
    access_token,
    token_type: 'bearer',
    expires_in: lifetime,
    scope: claims.scope,
    created_at: iat,
  };
};
