import { createHash, timingSafeEqual } from 'node:crypto';
import { isLoopback } from '../../engine/http/is-loopback.ts';

/** What decides whether a request may go to `/_admin/`. */
interface AdminRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Refusal {
  readonly status: 401 | 403 | 415;
  readonly detail: string;
}

const loopback = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const showsToken = (authorization: string, token: string): boolean => {
  const [, scheme, value = ''] = /^(bearer|basic) (.+)$/i.exec(authorization) ?? [];
  const presented =
    scheme?.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : value;
  return timingSafeEqual(sha256(presented), sha256(token));
};

const text = (header: string | string[] | undefined): string => String(header ?? '');

/** Whether it was this server's own page, or no page at all, that made the request. */
const isOwn = ({ method, headers }: AdminRequest): boolean => {
  const site = text(headers['sec-fetch-site']);
  const navigates = method === 'GET' && text(headers['sec-fetch-mode']) === 'navigate';
  if (site !== '' && site !== 'same-origin' && site !== 'none' && !navigates) return false;
  const origin = text(headers['origin']);
  if (origin === '') return true;
  return URL.canParse(origin) && new URL(origin).host === text(headers['host']);
};

/**
 * Why a request may not go to `/_admin/`; null when it may. On this machine
 * alone no token is needed, but the host must be called by a loopback name, or
 * a page elsewhere could reach it by pointing its own name here. A page of
 * another origin may link here, but neither read nor change anything.
 */
export const refusal = (
  request: AdminRequest,
  { host, token }: { readonly host: string; readonly token: string | null },
): Refusal | null => {
  const { method, headers } = request;
  if (token === null && !isLoopback(host))
    return {
      status: 403,
      detail: `The platform listens on ${host}: set COMMERCE_ADMIN_TOKEN to open this page.`,
    };
  if (token === null && !loopback.test(text(headers['host'])))
    return {
      status: 403,
      detail: 'Open this page at http://127.0.0.1 or http://localhost and the port.',
    };
  if (token !== null && !showsToken(text(headers['authorization']), token))
    return { status: 401, detail: 'Give the token of COMMERCE_ADMIN_TOKEN as the password.' };
  if (!isOwn(request))
    return { status: 403, detail: 'The request comes from a page of another origin.' };
  const writes = method === 'POST' || method === 'PUT' || method === 'PATCH';
  const isJson = text(headers['content-type']).split(';')[0]?.trim() === 'application/json';
  // A browser names the origin of every form; without one it must be a client that sends JSON.
  if (writes && text(headers['origin']) === '' && !isJson)
    return { status: 415, detail: 'Send content-type: application/json.' };
  return null;
};
