/*
 * Cookies of the shell's server. Browsers accept the prefix `__Host-` only over https, for this host and all its paths,
 * so neither a subdomain nor plain http can set such a cookie.
 */

/** Name of a cookie that only this host may set. Without https, as in development, the key itself. */
export const hostCookieName = (key: string, isSecure: boolean): string =>
  isSecure ? `__Host-${key}` : key;

/** All values of a cookie in a request's `Cookie` header, in the given order. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  (header ?? '')
    .split(';')
    .map((it) => it.trim())
    .filter((it) => it.startsWith(`${name}=`))
    .map((it) => it.slice(name.length + 1));

interface NewCookie {
  name: string;
  value: string;
  /** s; 0 deletes the cookie. */
  maxAge: number;
  sameSite: 'Lax' | 'Strict';
  /** Whether the shop is served over https. */
  isSecure: boolean;
}

/** The `Set-Cookie` of a cookie for all paths, which script cannot read. */
export const setCookie = ({ name, value, maxAge, sameSite, isSecure }: NewCookie): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
