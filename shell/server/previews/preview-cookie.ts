import { STORAGE } from '@shop/contracts/storage';
import { cookieValues, hostCookieName, setCookie } from '../cookies.ts';

/** Key of the visitor's preview. No other host of the domain can put a visitor into one. */
const nameOf = (isSecure: boolean): string => hostCookieName(STORAGE.previewCookie.key, isSecure);

/** `<id>.<token>` of store-api. */
export const PREVIEW_KEY = /^[\da-f-]{36}\.[A-Za-z0-9_-]{43}$/;

/** Key of the preview in a request's cookies; null without a well-formed one. */
export const previewOfCookie = (cookies: string | undefined, isSecure: boolean): string | null => {
  const [value = ''] = cookieValues(cookies, nameOf(isSecure));
  return PREVIEW_KEY.test(value) ? value : null;
};

/**
 * The `Set-Cookie` that starts a preview, or ends it.
 *
 * @param key null ends it
 * @param maxAge seconds until the preview expires
 */
export const previewCookie = (key: string | null, isSecure: boolean, maxAge = 0): string =>
  setCookie({
    name: nameOf(isSecure),
    value: key ?? '',
    maxAge: key === null ? 0 : Math.max(0, Math.floor(maxAge)),
    sameSite: 'Lax',
    isSecure,
  });
