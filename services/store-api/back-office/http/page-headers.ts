import { transportSecurity } from '@shop/contracts/http';

/** What a page of the back office may load: its own style sheets and fonts. It runs no script. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of all answers of the back office, beside those of the service's other answers. */
export const pageHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-robots-tag': 'noindex, nofollow',
  ...transportSecurity(origin),
});
