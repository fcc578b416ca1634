import { randomUUID } from 'node:crypto';
import { asRecord } from '@shop/contracts/commerce/metadata';

/** A unique e-mail address. */
export const newEmail = (): string => `ada.${randomUUID()}@shop.example`;

export interface CustomerSession {
  token: string;
  refreshToken: string;
}

const ask = async (origin: string, body: object): Promise<Record<string, unknown> | null> => {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'fonte-vigna-shop', ...body }),
  });
  return answer.ok ? { ...asRecord(await answer.json()) } : null;
};

/** Logs a customer in at the platform, as the shop does; null if it refuses. */
export const logIn = async (
  origin: string,
  email: string,
  password: string,
): Promise<CustomerSession | null> => {
  const given = await ask(origin, { grant_type: 'password', username: email, password });
  return given && { token: `${given['access_token']}`, refreshToken: `${given['refresh_token']}` };
};

/** Whether a session can be renewed. */
export const canRenew = async (
  origin: string,
  { refreshToken }: CustomerSession,
): Promise<boolean> =>
  (await ask(origin, { grant_type: 'refresh_token', refresh_token: refreshToken })) !== null;
