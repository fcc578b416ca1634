import type { ShopConfig } from '@shop/contracts/store';
import type { FastifyInstance } from 'fastify';
import { resolveMarket } from '@shop/contracts/market';
import { chosenCountry } from '@shop/contracts/market/chosen-country';

/** Path of RFC 9116. */
const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** A quarter of a year, in ms: the standard advises less than a year. */
const VALID_FOR = 90 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability. Generated per request, so that it never expires while
 * the shop is running.
 *
 * @param now ms since the epoch; the text is the same for a whole day
 */
export const securityText = (
  { origin, merchant, locales }: Pick<ShopConfig, 'origin' | 'merchant' | 'locales'>,
  now: number,
): string => {
  const today = now - (now % DAY);
  return [
    `Contact: mailto:${merchant.email}`,
    `Expires: ${new Date(today + VALID_FOR).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
};

/** Path of the account's screen, below the market. */
const CHANGE_PASSWORD = '/account/change-password';

/** Addresses that are the same on every host (RFC 8615). Any other of them is a file that is not there. */
export const registerWellKnownRoutes = (app: FastifyInstance, shop: ShopConfig): void => {
  app.get(SECURITY_TEXT_PATH, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(shop, Date.now())),
  );
  // Its path before RFC 9116; some tools still use it.
  app.get('/security.txt', async (_request, reply) => reply.redirect(SECURITY_TEXT_PATH, 301));
  // Password managers ask here for the page to change a password on (https://w3c.github.io/webappsec-change-password-url).
  app.get('/.well-known/change-password', async (request, reply) => {
    const storedCountry = chosenCountry(request.headers.cookie);
    const resolved = resolveMarket({ ...shop, pathname: CHANGE_PASSWORD, storedCountry });
    return reply
      .header('cache-control', 'no-store')
      .redirect(resolved.kind === 'redirect' ? resolved.location : '/', 302);
  });
};
