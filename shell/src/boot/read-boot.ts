import { BOOT_ID, type Boot } from './types.ts';

/** Reads the server's inlined data. Throws if the document is not one of ours: that is a bug. */
export const readBoot = (): Boot => {
  const text = document.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error(`The document has no script tag with id ${BOOT_ID}`);
  return JSON.parse(text) as Boot;
};
