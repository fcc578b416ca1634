import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The template of a frame document; its folder in `src` is called by the frame's name. */
export const TEMPLATE = 'document.html';

/**
 * Names of a remote's frames: documents of their own that a page of the remote embeds (`payment-frame`). Each is a folder
 * of `src` with a template and `main.ts`.
 *
 * @param folder of the package
 */
export const framesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'src')).filter(
    (name) => name.endsWith('-frame') && existsSync(join(folder, 'src', name, TEMPLATE)),
  );
