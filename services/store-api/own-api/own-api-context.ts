import type { Market } from '@shop/contracts/market';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { Platform } from '../platform/platform.ts';
import type { PendingWork } from '../pending-work/index.ts';
import type { RefreshRating } from '../reviews/refresh-rating.ts';
import type { CheckBearer } from './bearer/check-bearer.ts';
import type { PlatformLogin } from '../platform/platform-login.ts';
import type { OwnWork } from './own-work.ts';

/** What every operation works with. */
export interface OwnApiContext {
  database: Kysely<StoreDatabase>;
  /** The platform with the integration's token. Calls carry the request's id. */
  platform: Platform;
  /** Whether an e-mail address and a password belong together, as the platform says. */
  login: PlatformLogin;
  checkBearer: CheckBearer;
  /** The shop's markets, the default first. */
  markets: readonly Market[];
  /** Begins links in mails: `https://shop.example`. */
  shopOrigin: string;
  /** Where mail programs reach this service; null where they do not. */
  apiOrigin: string | null;
  now: () => Date;
  refreshRating: RefreshRating;
  /**
   * Work behind answers, so that neither what is answered nor how long it takes tells what was found. It is in the
   * database before the answer is sent.
   */
  work: Pick<PendingWork<OwnWork>, 'keep' | 'later'>;
}
