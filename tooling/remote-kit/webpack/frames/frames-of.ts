import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Template of a frame document; its folder in `src` has the frame's name. */
export const TEMPLATE = 'document.html';

/**
 * Names of a remote's frames: separate documents embedded by its pages (`payment-frame`). Each is a folder of `src`
 * with a template and `main.ts`.
 *
 * @param folder of the package
 */
export const framesOf = (folder: string): string[] =>
  readdirSync(join(folder, 'src')).filter(
    (name) => name.endsWith('-frame') && existsSync(join(folder, 'src', name, TEMPLATE)),
  );
