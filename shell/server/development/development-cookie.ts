import type { LocalRemotes } from '@shop/contracts/remote/developed-remotes';
import { STORAGE } from '@shop/contracts/storage';
import { decodeLocalRemotes, encodeLocalRemotes } from '@shop/server-kit/local-remotes';
import { cookieValues, hostCookieName, setCookie } from '../cookies.ts';

const { key, maxAge } = STORAGE.developmentCookie;

/** No other host of the domain can make a visitor run code of a local port. */
const nameOf = (isSecure: boolean): string => hostCookieName(key, isSecure);

/** Remotes that a visitor confirmed, until when. */
export interface ConfirmedRemotes {
  local: LocalRemotes;
  /** ms since the epoch. */
  expiresAt: number;
}

/**
 * The local remotes in a request's cookies, `<end in s>.<text>`. Null unless they are valid, of loopback addresses, and
 * end within the time for which the shell itself sets the cookie; `malformed` for anything else under that name.
 *
 * @param now ms since the epoch
 */
export const developmentOfCookie = (
  cookies: string | undefined,
  isSecure: boolean,
  now: number,
): ConfirmedRemotes | 'malformed' | null => {
  const [value] = cookieValues(cookies, nameOf(isSecure));
  if (value === undefined || value === '') return null;
  const [, end = '', text] = /^(\d{1,12})\.(.*)$/s.exec(value) ?? [];
  const expiresAt = Number(end) * 1000;
  const local = decodeLocalRemotes(text);
  const isTimely = expiresAt > now && expiresAt <= now + (maxAge + 1) * 1000;
  return local && isTimely ? { local, expiresAt } : 'malformed';
};

/**
 * The `Set-Cookie` that turns local remotes on for a visitor, or off.
 *
 * @param local null turns them off
 * @param now ms since the epoch
 */
export const developmentCookie = (
  local: LocalRemotes | null,
  isSecure: boolean,
  now = Date.now(),
): string =>
  setCookie({
    name: nameOf(isSecure),
    value: local ? `${Math.floor(now / 1000) + maxAge}.${encodeLocalRemotes(local)}` : '',
    maxAge: local ? maxAge : 0,
    sameSite: 'Lax',
    isSecure,
  });
