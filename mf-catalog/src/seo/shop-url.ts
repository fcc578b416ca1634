import type { ShopPath } from '@shop/contracts/routing';

/** Location of the shop, for absolute URLs in structured data. */
export interface ShopPlace {
  origin: string;
  /** Prefix of market and language: `/it/eur/it`. */
  prefix: string;
}

/** Absolute URL of a page of the shop. */
export const shopUrl = ({ origin, prefix }: ShopPlace, path: ShopPath): string =>
  new URL(path === '/' ? prefix : `${prefix}${path}`, origin).href;

/** Absolute URL of a picture on any host. */
export const pictureUrl = ({ origin }: ShopPlace, src: string): string => new URL(src, origin).href;
