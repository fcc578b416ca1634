import type { CountryCode } from '../../market/types.ts';

/** A customer's session as it is kept between visits (E5). */
export interface StoredSession {
  email: string;
  owner_id: string;
  accessToken: string;
  refreshToken: string;
}

/** The customer a tab knows of; without an e-mail one whose session expired, and whose words are still in the tab. */
export interface StoredUser {
  id: string;
  email?: string;
}

/** Longer than anything stored here; a stranger's megabyte is not read. */
const MAX_LENGTH = 8192;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH;

const hasTexts = <K extends string>(
  value: unknown,
  keys: readonly K[],
): value is Record<K, string> =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => isText((value as Record<string, unknown>)[key]));

export const isStoredSession = (value: unknown): value is StoredSession =>
  hasTexts(value, ['email', 'owner_id', 'accessToken', 'refreshToken']);

/** An access token that was renewed, and when it ends, in ms since 1970. */
export interface RotatedToken {
  token: string;
  until: number;
}

export const isRotatedTokens = (value: unknown): value is readonly RotatedToken[] =>
  Array.isArray(value) &&
  value.length <= 64 &&
  value.every(
    (it) => hasTexts(it, ['token']) && typeof (it as { until?: unknown }).until === 'number',
  );

export const isStoredUser = (value: unknown): value is StoredUser =>
  hasTexts(value, ['id']) && (!('email' in value) || isText(value.email));

/** An emptied one too: that it is to go is not with the order yet. */
export const isGiftMessage = (value: unknown): value is string => value === '' || isText(value);

/** Ids go into paths of calls, so nothing else may pass. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^\w{1,64}$/.test(value);

/** Code of a market, as the configuration has it. */
export const isMarketCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** More markets than there are. */
const MAX_MARKETS = 64;

export const isIdByMarket = (value: unknown): value is Readonly<Record<string, string>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= MAX_MARKETS && entries.every(([code, id]) => isMarketCode(code) && isId(id))
  );
};

export const isCountryCode = (value: unknown): value is CountryCode =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value);
