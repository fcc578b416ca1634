import { transportSecurity } from '@shop/server-kit/http';

/** CSP of back-office pages: own style sheets and fonts, no script. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of all back-office responses, in addition to those of every response. */
export const pageHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-robots-tag': 'noindex, nofollow',
  ...transportSecurity(origin),
});
