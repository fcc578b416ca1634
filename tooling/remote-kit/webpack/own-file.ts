import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Path of a module beside the calling one, for webpack. The installed kit has `.js` files in place of `.ts`.
 *
 * @param caller `import.meta.url` of the calling module
 * @param path relative, without extension
 */
export const ownFile = (caller: string, path: string): string =>
  fileURLToPath(new URL(`${path}${extname(fileURLToPath(caller))}`, caller));
