import { readJson } from '@shop/server-kit/http';
import { asRecord } from '@shop/contracts/commerce/metadata';
import type { JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { PlatformError } from '../../platform/platform.ts';
import { createTokenVerifier } from '../../platform/verify-token.ts';

/** The platform's OAuth client of the back office, of kind `webapp`. */
export interface WebappSettings {
  clientId: string;
  clientSecret: string;
  /** Token endpoint, under which the platform's keys are published. */
  authEndpoint: string;
  /** Authorization endpoint: the platform's dashboard, or the local platform. */
  authorizeEndpoint: string;
  /** OAuth redirect URI, as registered with the client. */
  redirectUri: string;
}

/** The platform's web application grant. Everything but `revoke` throws while the platform is out of reach. */
export interface Webapp {
  /** URL to redirect the browser to. */
  authorizeUrl: (request: { state: string; codeChallenge: string }) => string;
  /** Exchanges a code for an access token; null if the platform refuses it. */
  exchange: (grant: { code: string; codeVerifier: string }) => Promise<string | null>;
  /** Id of the user an access token belongs to; null unless the platform issued it for this client. */
  userOf: (token: string) => Promise<string | null>;
  /**
   * Revokes the tokens of a sign-in.
   *
   * @returns false if the platform refused
   */
  revoke: (token: string) => Promise<boolean>;
}

const TIME_LIMIT = 10_000;
const LIMIT = 65_536;
/** Maximum length of a code, in characters. */
const LONGEST = 8_192;

/**
 * Claims of a user's token that the back office reads.
 *
 * @see `JWTWebApp` of `@commercelayer/js-auth`
 */
const claimsSchema = z.object({
  application: z.object({ kind: z.literal('webapp'), client_id: z.string() }),
  owner: z.object({ type: z.literal('User'), id: z.string().min(1).max(64) }),
});

/** Sign-in by authorization code with PKCE (RFC 6749, 4.1; RFC 7636). */
export const connectWebapp = (
  { clientId, clientSecret, authEndpoint, authorizeEndpoint, redirectUri }: WebappSettings,
  keys?: JWTVerifyGetKey,
): Webapp => {
  const verify = createTokenVerifier(authEndpoint, keys);
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${authEndpoint}/oauth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, ...body }),
      signal: AbortSignal.timeout(TIME_LIMIT),
      redirect: 'error',
    });

  return {
    authorizeUrl: ({ state, codeChallenge }) => {
      const url = new URL(`${authorizeEndpoint}/oauth/authorize`);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },

    exchange: async ({ code, codeVerifier }) => {
      if (code.length > LONGEST) return null;
      const answer = await post('token', {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        if (answer.status >= 500 || answer.status === 429)
          throw new PlatformError(answer.status, 'a code');
        return null;
      }
      const { access_token } = asRecord(await readJson(answer, LIMIT));
      return typeof access_token === 'string' ? access_token : null;
    },

    userOf: async (token) => {
      const claims = claimsSchema.safeParse(await verify(token));
      if (!claims.success) return null;
      const { application, owner } = claims.data;
      return application.client_id === clientId ? owner.id : null;
    },

    revoke: async (token) => {
      try {
        const answer = await post('revoke', { token });
        await answer.body?.cancel();
        return answer.ok;
      } catch {
        // The local session has ended anyway, and the token expires.
        return false;
      }
    },
  };
};
