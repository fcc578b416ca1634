import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import { plainPassword } from '@shop/contracts/credentials';
import { readJson } from '@shop/server-kit/http';
import { PlatformError } from './platform.ts';
import { clientAddress, requestIds } from './request-context.ts';

/** Maximum size of a login response, in bytes. */
const LIMIT = 65_536;
const TIME_LIMIT = 10_000;

export interface LoginConfig {
  authEndpoint: string;
  /** Client id of the shop's sales channel, the only one for customer logins. */
  salesChannelId: string;
}

/**
 * Verifies a password by requesting a token from the platform, which is revoked at once. Tries the canonical Unicode
 * form first, then the input as typed, for older accounts. Throws {@link PlatformError} if the platform limits
 * attempts (429) or is unreachable.
 */
export type PlatformLogin = (email: string, password: string) => Promise<boolean>;

/** Distinguishes a wrong password from an unknown client, which is also a 401. */
const isWrong = ({ errors }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(errors) && errors.some((it) => asRecord(it)['title'] === 'invalid_grant');

const forwardedFor = (): Record<string, string> => {
  const address = clientAddress.getStore();
  return address === undefined ? {} : { 'x-forwarded-for': address };
};

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-request-id': requestIds.getStore() ?? 'store-api',
      ...forwardedFor(),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT),
    redirect: 'error',
  });

export const connectLogin = ({ authEndpoint, salesChannelId }: LoginConfig): PlatformLogin => {
  const fits = async (username: string, password: string): Promise<boolean> => {
    const answer = await post(`${authEndpoint}/oauth/token`, {
      grant_type: 'password',
      username,
      password,
      client_id: salesChannelId,
    });
    const body = asRecord(await readJson(answer, LIMIT).catch(() => null));
    const token = asText(body['access_token']);
    if (!answer.ok || token === null) {
      if (isWrong(body)) return false;
      throw new PlatformError(answer.ok ? 502 : answer.status, 'a login');
    }
    // The token is not needed. If revoking fails, it expires.
    await post(`${authEndpoint}/oauth/revoke`, { client_id: salesChannelId, token })
      .then((it) => it.body?.cancel())
      .catch(() => undefined);
    return true;
  };
  return async (email, typed) => {
    const password = plainPassword(typed);
    return (await fits(email, password)) || (password !== typed && (await fits(email, typed)));
  };
};
