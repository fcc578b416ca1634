import type { Place } from '@shop/contracts/store-api';
import type { LinkToken } from './issue-link-token.ts';

/**
 * A shop link with a token, for a mail. Browsers send the fragment, which contains the token, neither to servers nor
 * in `Referer`.
 *
 * @param path - below market and language: `account/reset-password`
 */
export const shopLink = (
  { shopOrigin }: { shopOrigin: string },
  { market, locale }: Place,
  path: string,
  { id, token }: LinkToken,
): string => `${shopOrigin}/${market}/${locale}/${path}#id=${id}&token=${token}`;
