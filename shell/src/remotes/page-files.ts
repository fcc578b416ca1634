import type { Files } from '@shop/contracts/remote/files';

/** The page's one loader of scripts and style sheets, from the first script of every document. */
export const pageFiles = (): Files =>
  (globalThis as unknown as { shop_federation: { files: Files } }).shop_federation.files;
