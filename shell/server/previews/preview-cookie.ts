import { STORAGE } from '@shop/contracts/storage';

/*
 * The key of a visitor's preview. On https its name has the prefix that browsers accept only from this host, for all
 * paths and over https, so that no other host of the domain can put a visitor into a preview.
 */
const NAME = STORAGE.previewCookie.key;

const nameOf = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME);

/** `<id>.<token>` of store-api. */
export const PREVIEW_KEY = /^[\da-f-]{36}\.[A-Za-z0-9_-]{43}$/;

/** Key of the preview that a request's cookies ask for; null without one, or if it cannot be one. */
export const previewOfCookie = (cookies: string | undefined, isSecure: boolean): string | null => {
  const name = nameOf(isSecure);
  const value = cookies
    ?.split(';')
    .map((it) => it.trim().split('='))
    .find(([found]) => found === name)?.[1];
  return value && PREVIEW_KEY.test(value) ? value : null;
};

/**
 * The `Set-Cookie` that starts a preview, or ends it.
 *
 * @param key null ends it
 * @param maxAge seconds until the preview expires
 */
export const previewCookie = (key: string | null, isSecure: boolean, maxAge = 0): string =>
  [
    `${nameOf(isSecure)}=${key ?? ''}`,
    'Path=/',
    `Max-Age=${key === null ? 0 : Math.max(0, Math.floor(maxAge))}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
