import type { Files } from '@shop/contracts/remote/files';

declare const __webpack_public_path__: string;

/** Directory of this release's files, where its container was loaded from: webpack's to say, so not in tests. */
const directory = (): string =>
  typeof __webpack_public_path__ === 'undefined' ? '' : __webpack_public_path__;

/** The page's one loader of files knows a second host of a release; a build's first script put it there. */
const files = (): Partial<Files> | undefined =>
  (globalThis as { shop_federation?: { files?: Partial<Files> } }).shop_federation?.files;

/**
 * Where the payment frame of the release that runs here is: its host, and the other one where there is one. What is live
 * by now makes no difference.
 */
export const frameAddresses = (): string[] => {
  const address = new URL(process.env.PAYMENT_FRAME ?? '', new URL(directory(), document.baseURI))
    .href;
  const other = files()?.alternativeOf?.(address);
  return other ? [address, other] : [address];
};
