import type { Place } from '@shop/contracts/store-api';
import type { LinkToken } from '../link-tokens/index.ts';
import type { OwnApiContext } from './own-api-context.ts';

/**
 * A link into the shop with a key, for a mail. The key is in the fragment, which no server is ever sent, nor the page
 * that is gone to next.
 *
 * @param path below market and language: `account/reset-password`
 */
export const shopLink = (
  { shopOrigin }: Pick<OwnApiContext, 'shopOrigin'>,
  { market, locale }: Place,
  path: string,
  { id, token }: LinkToken,
): string => `${shopOrigin}/${market}/${locale}/${path}#id=${id}&token=${token}`;
