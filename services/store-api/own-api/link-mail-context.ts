import type { Platform } from '../platform/platform.ts';

/** Dependencies of background work that mails a link to a customer. */
export interface LinkMailContext {
  platform: Pick<Platform, 'list'>;
  /** Origin of the shop: `https://shop.example`. */
  shopOrigin: string;
  now: () => Date;
}
