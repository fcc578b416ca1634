import type { Files } from '@shop/contracts/remote/files';

/** The page's single loader of scripts and style sheets, created by the first script of every document. */
export const pageFiles = (): Files =>
  (globalThis as unknown as { shop_federation: { files: Files } }).shop_federation.files;
