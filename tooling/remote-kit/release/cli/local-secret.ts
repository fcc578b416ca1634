import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../release-result.ts';

/**
 * A secret of a local shop, created once in a file that only its owner can read.
 *
 * @returns the file's content
 */
export const keepSecret = async (file: string, create: () => string): Promise<string> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, create(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
};

/**
 * A random secret of a local shop, see {@link keepSecret}.
 *
 * @param folder the shop's data folder, `.shop/3000`
 * @param name name of the file
 */
export const localSecret = (folder: string, name: string): Promise<string> =>
  keepSecret(join(folder, name), () => randomBytes(32).toString('base64url'));
