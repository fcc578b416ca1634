import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import { plainPassword } from '@shop/contracts/credentials';
import { readJson } from '@shop/contracts/http';
import { PlatformError } from './platform.ts';
import { askers } from './askers.ts';
import { requestIds } from './request-ids.ts';

/** Longest answer to a login, in bytes. */
const LIMIT = 65_536;
const TIME_LIMIT = 10_000;

export interface LoginConfig {
  authEndpoint: string;
  /** The shop's own sales channel: customers log in to nothing else. */
  salesChannelId: string;
}

/**
 * Whether an e-mail address and a password belong together: asks the platform for a token by them, and gives it back
 * at once. The password is tried in plain form first, then as it was typed, for older accounts. Throws {@link PlatformError} when the platform limits tries (429) or is away.
 */
export type PlatformLogin = (email: string, password: string) => Promise<boolean>;

/** Told from a client the platform does not know, which is 401 too. */
const isWrong = ({ errors }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(errors) && errors.some((it) => asRecord(it)['title'] === 'invalid_grant');

const asker = (): Record<string, string> => {
  const address = askers.getStore();
  return address === undefined ? {} : { 'x-forwarded-for': address };
};

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-request-id': requestIds.getStore() ?? 'store-api',
      ...asker(),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });

export const connectLogin = ({ authEndpoint, salesChannelId }: LoginConfig): PlatformLogin => {
  const fits = async (username: string, password: string): Promise<boolean> => {
    const answer = await post(`${authEndpoint}/oauth/token`, {
      grant_type: 'password',
      username,
      password,
      client_id: salesChannelId,
    });
    const said = asRecord(await readJson(answer, LIMIT).catch(() => null));
    const token = asText(said['access_token']);
    if (!answer.ok || token === null) {
      if (isWrong(said)) return false;
      throw new PlatformError(answer.ok ? 502 : answer.status, 'a login');
    }
    // No one needs it; should this fail, it ends by itself.
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
