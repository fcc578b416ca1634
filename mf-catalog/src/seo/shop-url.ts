import type { ShopPath } from '@shop/contracts/routing';

/** Where the shop is, for absolute addresses in structured data. */
export interface ShopPlace {
  origin: string;
  /** Prefix of market and language: `/it/eur/it`. */
  prefix: string;
}

/** Absolute address of a page of the shop. */
export const shopUrl = ({ origin, prefix }: ShopPlace, path: ShopPath): string =>
  new URL(path === '/' ? prefix : `${prefix}${path}`, origin).href;

/** Absolute address of a picture, wherever it is kept. */
export const pictureUrl = ({ origin }: ShopPlace, src: string): string => new URL(src, origin).href;
