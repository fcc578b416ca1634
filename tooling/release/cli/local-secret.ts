import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../release-result.ts';

/**
 * A random secret of a local shop, created once in a file that only its owner can read.
 *
 * @param folder the shop's data folder, `.shop/3000`
 * @param name name of the file
 */
export const localSecret = async (folder: string, name: string): Promise<string> => {
  const file = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
};
