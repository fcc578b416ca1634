import type { ShopConfig } from '@shop/contracts/store';

/** Where RFC 9116 has it. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** A quarter of a year, in ms: the standard advises less than a year. */
const VALID_FOR = 90 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * `security.txt` (RFC 9116): where to report a weakness. It is made at each request, so that it never expires while
 * someone answers for the shop.
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
