import type { Files } from '@shop/contracts/remote/files';

declare const __webpack_public_path__: string;

/** Directory of this release's files, from which its container was loaded. Set by webpack, so empty in tests. */
const directory = (): string =>
  typeof __webpack_public_path__ === 'undefined' ? '' : __webpack_public_path__;

/** The page's file loader, which knows the fallback host of a release; set by the first script of the page. */
const files = (): Partial<Files> | undefined =>
  (globalThis as { shop_federation?: { files?: Partial<Files> } }).shop_federation?.files;

/**
 * URLs of the payment frame of the running release: on its host, then on the fallback host if there is one.
 * Independent of later releases.
 */
export const frameAddresses = (): string[] => {
  const address = new URL(process.env.PAYMENT_FRAME ?? '', new URL(directory(), document.baseURI))
    .href;
  const other = files()?.alternativeOf?.(address);
  return other ? [address, other] : [address];
};
